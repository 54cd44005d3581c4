import { fold } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

/** What an answer has to hold to answer at all. */
export type AnswerKind =
  | 'anything'
  | 'time'
  | 'year'
  | 'hour'
  | 'age'
  | 'own age'
  | 'number'
  | 'price'
  | 'length'
  | 'person'
  | 'place'
  | 'name'
  | 'colour'
  | 'cause of death'
  | 'reason'
  | 'opinion'
  | 'favourite'
  | 'yes or no';

const questions: Record<Language, ReadonlyArray<readonly [AnswerKind, RegExp]>> = {
  en: [
    ['colour', /\bfavou?rite colou?r\b/],
    ['favourite', /\bfavou?rite\b|\bbest[- ]loved\b/],
    [
      'opinion',
      /\bwhat did .*\b(?:think|make) (?:of|about)\b|\bhow did .*\bfeel about\b|\bopinion\b/,
    ],
    ['reason', /^(?:and |but |so )?why\b|\bhow come\b|\bwhat for\b/],
    [
      'name',
      /^(?:and )?which (?!of\b)\w+ (?:did|was|were|do|does|had)\b|\b(?:what|which) (?:was|were|is|are) (?:[\w' ]+ )?names?\b|\bnames? of\b|\b(?:called|named)\??$|\bwhat did (?:you|they|he|she)[\w ]* (?:call|name)\b/,
    ],
    ['colour', /\b(?:what|which) colou?r\b/],
    [
      'cause of death',
      /\bhow did (?!you\b)[\w ]+ die\b|\bwhat did [\w ]+ die (?:of|from)\b|\bhow did you die\b/,
    ],
    ['length', /\bhow many (?:years|months|weeks|days|hours|summers|winters)\b/],
    ['hour', /\b(?:what|which) time\b/],
    ['own age', /\bhow old (?:were|was|are) (?:you|u)\b|\bwhat age (?:were|was) you\b/],
    ['age', /\bhow old\b|\b(?:at )?what age\b/],
    [
      'price',
      /\bhow much\b.*\b(?:cost|pay|paid|earn\w*|sell|sold|worth|charge\w*|owe\w*|wages?|spend|spent)\b/,
    ],
    ['number', /\bhow (?:many|much|big|tall|fast|far|heavy)\b/],
    ['length', /\bhow long\b/],
    ['year', /^(?:and )?(?:in )?(?:what|which) year\b/],
    [
      'time',
      /^(?:and )?when (?:did|was|were|is|do|does|would|had)\b|\b(?:what|which) (?:year|month|day|date|time)\b/,
    ],
    ['person', /^(?:and )?who(?:se|m)?\b|\bwith whom\b/],
    [
      'place',
      /^(?:and )?where\b|\b(?:which|what) (?:town|city|village|country|street|hospital|place)\b/,
    ],
    [
      'yes or no',
      /^(?:and |so |but )?(?:did|do|does|were|was|are|is|have|has|had|could|can|would)(?:n't)?\b/,
    ],
  ],
  pt: [
    ['favourite', /\b(?:preferid|favorit|predilet)[oa]s?\b/],
    ['opinion', /\bo que (?:e que )?.*\b(?:achav|pensav|achou|pensou)\w*\b|\bopiniao\b/],
    ['reason', /^(?:e |mas )?(?:por ?que)\b|\bpor que (?:motivo|razao)\b/],
    [
      'name',
      /\b(?:qual|quais) (?:era|e|foi|eram) o(?:s)? nomes?\b|\bnome (?:do|da|de)\b|\bcomo (?:e que )?se chama\w*\b|\bque nome\b/,
    ],
    ['colour', /\b(?:de )?que cor\b|\bqual (?:era|e) a cor\b/],
    [
      'cause of death',
      /\bcomo (?:e que )?(?:morreu|faleceu)\b|\bde que (?:e que )?(?:morre\w+|falece\w+)\b/,
    ],
    ['own age', /\b(?:que idade|quantos anos) (?:e que )?(?:tu |voce )?tinhas\b/],
    ['age', /\b(?:que|com que) idade\b|\bquantos anos (?:tinha|tinhas|tem)\b/],
    ['hour', /\b(?:a )?que horas\b/],
    ['length', /\bquanto tempo\b|\bquant[oa]s (?:anos|meses|semanas|dias|horas)\b/],
    ['price', /\bquanto (?:e que )?(?:custou|custava|pag\w+|ganh\w+|valia|cobr\w+|gast\w+)\b/],
    ['number', /\bquant[oa]s?\b/],
    ['year', /^(?:e )?(?:em )?que ano\b/],
    [
      'time',
      /^(?:e |mas )?(?:desde )?quando\b(?!.*\b(?:o que|quem|como|onde|quantos)\b)|\bem que (?:ano|mes|dia|data)\b|\bque ano\b/,
    ],
    ['person', /^(?:e )?(?:com |de |a |para )?quem\b/],
    [
      'place',
      /^(?:e )?(?:de |para |por )?onde\b|\bem que (?:cidade|terra|rua|hospital|pais|igreja|lugar)\b/,
    ],
    [
      'yes or no',
      /^(?:e )?(?:tu |voce )?(?:\w+(?:ste|vas|ias)|tens|tinhas|foi|era|e verdade|ja|voce \w+ou|alguma vez)\b/,
    ],
  ],
};

export function answerKindOf(question: string, language: Language): AnswerKind {
  const text = fold(question)
    .replace(/’/g, "'")
    .replace(/[?.!\s]+$/, '')
    .trim();
  return questions[language].find(([, pattern]) => pattern.test(text))?.[0] ?? 'anything';
}

const numbers =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|once|twice|single|no|both|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|duzia|meia|so|ninepence|sixpence)\b/;
const money =
  /\b(?:pounds?|shillings?|pence|penny|pennies|\w+pence|guineas?|dollars?|cents?|francs?|lire|escudos?|reis|contos?|cruzeiros?|euros?|vintem|vintens|tostao|tostoes|for nothing|free|batatas|de graca)\b|[£$€]/;
const units =
  /\b(?:minutes?|hours?|days?|weeks?|months?|years?|fortnight|summers?|winters?|decades?|minutos?|horas?|dias?|semanas?|mes|meses|anos?|verao|veroes|all (?:his|her|my|their) life|forever|toda a vida|noite toda)\b/;
const times =
  /\b(?:1[5-9]\d\d|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|night|dawn|noon|midnight|when (?:i|we|he|she|they)|years? (?:later|after|old|ago)|the (?:day|week|year|following)|at (?:\w+ )?(?:four|five|six|seven|eight|nine|ten|eleven|twelve)|after|before|during|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verao|outono|inverno|natal|pascoa|segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|madrugada|tarde|noite|quando (?:eu|era|o|a|ela|ele)|anos depois|depois|antes|durante)\b/;
const hours =
  /\bat (?:\w+ )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|noon|midnight|dawn)\b|\bo'?clock\b|\bantes d[eo]\b|\bas \w+ horas\b|\b(?:meio-dia|meia-noite|madrugada|nascer)\b/;
const ages = /\b(?:years?|old|aged?|was|were|when|anos|idade|tinha|fiz|fez)\b/;
const colours =
  /\b(?:red|blue|green|yellow|white|black|brown|gr[ea]y|pink|purple|orange|gold|golden|silver|duck egg|cream|vermelh[oa]|azul|verde|amarel[oa]|branc[oa]|pret[oa]|castanh[oa]|cinzent[oa]|cor-de-rosa|rosa|dourad[oa])\b/;
const kin =
  /\b(?:mother|father|brother|sister|son|daughter|uncle|aunt|cousin|grand\w+|husband|wife|nurse|teacher|captain|doctor|woman|man|lady|sailor|neighbour|minister|policem[ae]n|officer|children|boys?|girls?|friend|mae|pai|irmao|irma|filh[oa]s?|tio|tia|prim[oa]|avo|marido|mulher|padre|medico|professora?|vizinh[oa]|senhora?|estivador\w*|amig[oa]s?|viuva|cooper|midwife)\b/;
const causes =
  /\b(?:die[ds]? (?:of|from|at)|die[ds]? in (?!\d)|death was|drowned|killed|accident|fever|illness|heart|cancer|stroke|pneumonia|old age|morreu d[eao]|afog\w+|acidente|doenca|coracao|febre|velhice|matou)\b/;
const names =
  /(?<![.!?:“"]\s)(?<!^)(?<!\b(?:in|at|to|from|into|on|em|no|na|de|para|ao) )\b\p{Lu}\p{Ll}+/u;
const places =
  /(?:\b(?:in|at|to|from|into|near|above|below|behind|off|through|on|em|no|na|nos|nas|ao|a|para|pelo|pela|de|do|da|dentro) (?:the |a |an |our |my |his |her |o |um |uma )?[\p{L}]+)/iu;

const reasons =
  /\b(?:because|so that|since|as (?:he|she|i|it|they)|in order|that is why|owing to|thanks to|porque|pois|por isso|para que|ja que|foi por)\b/;
const opinions =
  /\b(?:thought|think|liked|loved|hated|believed|approv\w+|opinion|would not have|felt|proud|despised|admired|ach(?:ava|ei|ou)|pens(?:ava|ei|ou)|gost\w+|ador\w+|odi\w+|admir\w+)\b/;
const preferences =
  /\b(?:favou?rite|best|loved|liked|prefer\w*|fond|enjoyed|gost\w+|ador\w+|melhor|predilet\w+|favorit\w+)\b/;
const years =
  /\b(?:1[5-9]\d\d|20\d\d)\b|\b(?:years?|anos) (?:later|after|before|old|depois|antes)\b/;
const exactTimes =
  /\b(?:1[5-9]\d\d|20\d\d|january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b|\bin may\b/;

/** How well a stretch of text gives what a kind of question asks for, 0 to 1. */
export function answerStrength(kind: AnswerKind, text: string): number {
  const folded = fold(text);
  if (kind === 'reason') return reasons.test(folded) ? 1 : 0;
  if (kind === 'time') return exactTimes.test(folded) ? 1 : times.test(folded) ? 0.4 : 0;
  if (kind === 'length') return numbers.test(folded) && units.test(folded) ? 1 : 0;
  if (kind === 'anything' || kind === 'yes or no') return 0;
  return holdsAnswer(kind, text) ? 1 : 0;
}

/** Whether a stretch of text holds what a kind of question asks for. */
export function holdsAnswer(kind: AnswerKind, text: string): boolean {
  const folded = fold(text);
  switch (kind) {
    case 'time':
      return times.test(folded);
    case 'year':
      return years.test(folded);
    case 'hour':
      return hours.test(folded);
    case 'own age':
      return years.test(folded) || holdsAnswer('age', text);
    case 'age':
      return numbers.test(folded) && ages.test(folded);
    case 'number':
      return numbers.test(folded);
    case 'price':
      return money.test(folded);
    case 'length':
      return units.test(folded);
    case 'opinion':
      return opinions.test(folded);
    case 'favourite':
      return preferences.test(folded);
    case 'person':
      return kin.test(folded) || names.test(text) || /\b(?:i|he|she|they|we)\b/.test(folded);
    case 'place':
      return places.test(text);
    case 'name':
      return (
        /\b(?:called|named|names?|nomes?|chama\w*|chamad[oa])\b/.test(folded) ||
        /\p{Lu}/u.test(text.slice(1))
      );
    case 'colour':
      return colours.test(folded);
    case 'cause of death':
      return causes.test(folded);
    default:
      return true;
  }
}
