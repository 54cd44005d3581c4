import { pattern, type Tongue } from './entry.ts';

interface Span {
  from: number;
  to: number;
  trust: number;
}

/** Said, but not so: what follows a denial, up to so many words and never past a comma. */
const denials: Record<Tongue, [words: string, reach: number][]> = {
  en: [
    ['no(?! longer young)|without|neither|nor', 3],
    [
      "never(?! (?:forgot|forget|forgotten|stopped|tired|missed|left))|not(?! only| just| far)|[a-z]+n['’]t(?! forget| help)",
      7,
    ],
  ],
  pt: [
    ['sem|nenhuma?|nem', 3],
    [
      'nunca(?! (?:esqueci|esqueceu|esquecerei|mais))|jamais|não(?! só| apenas| esqueci| muito longe| longe)',
      7,
    ],
  ],
};

/** Pictures of speech. */
const figures: Record<Tongue, string> = {
  en: "(?:river|sea|ocean|flood|mountain|forest|world|wave|bed|house|school|field|storm|garden|rain|ship|harbou?r)s? of (?:tears|faces|people|troubles?|debts?|bills|papers?|paperwork|washing|laundry|problems|worries|work|joy|grief|emotions?|memories|roses|cards|life|hard knocks|dreams|thoughts|hope|applause|questions|tissues|love)|like (?:an?|the) (?:[\\p{L}'’-]+ ?){1,4}|as [\\p{L}]+ as (?:an?|the) (?:[\\p{L}'’-]+ ?){1,2}|as if [^.,;!?]*|(?:broken|second|spiritual) home|at home (?:in|with) (?:words|numbers|music|books)|road to (?:recovery|success|ruin|happiness)|on the same page|cold war of [^.,;]*|under the weather|the last straw|turned over a new leaf|heart of gold|rock of the family|light of my life|apple of [\\p{L}]+ eye|piece of cake|in the same boat|all in one boat|missed the boat|rock the boat|a breath of fresh air|over the moon|once in a blue moon|tip of the iceberg|in hot water|uphill battle|battle of wills|bread ?winner|break the ice|snowed under|my rock|star pupil|bridge between|sun of my life|lost at sea in [^.,;]*|all at sea|the spring in (?:his|her|my) step|spring (?:water|cleaning|to mind)|fall (?:in love|asleep|ill|apart)|war of words|kitchen[- ]sink",
  pt: 'mar de (?:gente|lágrimas|rosas|dúvidas|problemas|flores|emoções)|rios? de (?:lágrimas|dinheiro)|(?:montanhas?|montes?) de (?:dívidas|problemas|trabalho|papéis|roupa|papelada)|como (?:uma?|o|a) (?:[\\p{L}-]+ ?){1,4}|como se [^.,;!?]*|escola da vida|caminho (?:da vida|certo|para o sucesso)|guerra de palavras|coração de ouro|luz da minha vida|menina dos (?:meus|seus) olhos|no mesmo barco|quebrar o gelo|tempestade num copo|chuva de (?:beijos|aplausos)|mundo de [\\p{L}]+|pão-duro|ganha-pão',
};

/** Told, dreamt or left behind: it is spoken of, but the scene is elsewhere. */
const mentions: Record<Tongue, string> = {
  en: '(?:stor(?:y|ies)|tales?|songs?|books?|letters?|news|films?|pictures?|talk(?:ed|ing)?|spoke|speaking|told (?:me|us|them)|read|heard|learned|dream(?:ed|t|ing|s)?|thought|thinking) (?:about|of|from)|dream(?:ed|t) (?:about|of)|wanted to (?:be|become|see|go)|wished|longed for|far (?:away )?from|instead of|left (?:the|our|my|his|her)|leaving (?:the|our|my)|rather than|used to be',
  pt: '(?:histórias?|contos?|canções|livros?|cartas?|notícias|filmes?) (?:de|do|da|dos|das|sobre)|falava (?:de|do|da|sobre)|falavam (?:de|do|da|sobre)|sonhava (?:com|em)|sonhei (?:com|em)|queria (?:ser|ver|ir)|longe d[aoe]s?|em vez d[aoe]s?|deix(?:ei|ou|ámos|amos|ar) (?:a|o|as|os)',
};

/** Years counted from a war are not the war. */
const times: Record<Tongue, string> = {
  en: '(?:before|after|since) (?:the|that) (?:(?:first|second|great|civil|world|long) )*wars?',
  pt: '(?:antes|depois|desde|após)(?: d?a)? (?:(?:primeira|segunda|grande) )*guerra(?: mundial| civil)?',
};

/** Passed by on the way. */
const beside: Record<Tongue, string> = {
  en: '(?:behind|past|opposite|next to|far from) (?:the|our|an?)',
  pt: '(?:atrás|ao lado|longe|por trás) d[aoe]s?',
};

const clauseEnd = /[,.;:!?—–()]| but | mas | porém /u;

/** Where no mark ends it, a clause ends here: a text without any is not read again from each of its words. */
const longestClause = 300;

function clauseAfter(text: string, start: number): number {
  const next = text.slice(start, start + longestClause);
  const end = next.search(clauseEnd);
  return start + (end < 0 ? next.length : end);
}

function afterWords(text: string, start: number, words: number): number {
  const next = text.slice(start).match(new RegExp(`^(?:[^\\p{L}]*[\\p{L}'’-]+){0,${words}}`, 'u'));
  return start + (next?.[0].length ?? 0);
}

/** Nouns that are also people's names. */
const nameable: ReadonlySet<string> = new Set(
  'rose lily daisy violet ivy hazel heather iris olive pearl grace joy hope dawn eve summer autumn april may june august forest rivers hill baker fisher cook miller farmer gardener church field fields woods garden ford singer taylor tailor mason carter carpenter king bishop abbot shepherd flores rosa rosas margarida hortênsia pereira oliveira silva ribeiro carvalho ferreira pinheiro rocha costa campos mar serra praia leão coelho cordeiro moreira vitória esperança natal'.split(
    ' ',
  ),
);
const trustedCapitals: ReadonlySet<string> = new Set(
  'christmas easter war church navy army atlantic pacific mediterranean january february march april may june july august september october november december natal páscoa guerra atlântico igreja'.split(
    ' ',
  ),
);
const title =
  /(?:mrs?|ms|miss|dr|aunt(?:ie)?|uncle|sister|brother|father|don|dona|tia|tio|sr\.?|sra\.?|senhora?|professora?|avó|avô|irmã|padre)\.?\s+$/iu;

/** A word that is somebody's or something's name. */
function isName(text: string, index: number, word: string): boolean {
  const [first = ''] = word;
  const lower = word.toLowerCase();
  if (first === first.toLowerCase() || trustedCapitals.has(lower.split(/\s/u)[0] ?? ''))
    return false;
  const before = text.slice(Math.max(0, index - 40), index);
  if (title.test(before)) return true;
  const after = text.slice(index + word.length);
  const opens = /(?:^|[.!?…]["”’)]?\s*|["“«]\s*|\n\s*|—\s*)$/u.test(before);
  if (!nameable.has(lower)) return false;
  if (!opens) return !trustedCapitals.has(lower) || /^\s+\p{Lu}/u.test(after);
  return /^(?:['’]s\b|\s+(?:was|is|had|has|and|taught|told|said|went|came|lived|died|loved|gave|e|era|foi|tinha|ensinou|disse|veio)(?![\p{L}])|,)/iu.test(
    after,
  );
}

/** How far each place of a text can be taken at its word: 0 where it denies, compares or names, little where it only mentions. */
export function trustIn(text: string, tongue: Tongue): (index: number, word: string) => number {
  const spans: Span[] = [];
  for (const [words, reach] of denials[tongue]) {
    for (const { index, 0: said } of text.matchAll(pattern(words))) {
      const to = Math.min(
        clauseAfter(text, index + said.length),
        afterWords(text, index + said.length, reach),
      );
      spans.push({ from: index, to, trust: 0 });
    }
  }
  for (const { index, 0: said } of text.matchAll(pattern(figures[tongue]))) {
    spans.push({ from: index, to: index + said.length, trust: 0 });
  }
  for (const { index, 0: said } of text.matchAll(pattern(mentions[tongue]))) {
    spans.push({
      from: index + said.length,
      to: clauseAfter(text, index + said.length),
      trust: 0.25,
    });
  }
  for (const { index, 0: said } of text.matchAll(pattern(times[tongue]))) {
    spans.push({ from: index, to: index + said.length, trust: 0.25 });
  }
  for (const { index, 0: said } of text.matchAll(pattern(beside[tongue]))) {
    const from = index + said.length;
    spans.push({ from, to: afterWords(text, from, 2), trust: 0.25 });
  }
  const levels = new Float32Array(text.length).fill(1);
  for (const { from, to, trust } of spans) {
    for (let at = from; at < to; at += 1) levels[at] = Math.min(levels[at] ?? 1, trust);
  }
  return (index, word) => (isName(text, index, word) ? 0 : (levels[index] ?? 1));
}
