import type { AskedQuestion } from './asked-question.ts';
import type { Language } from './language.ts';
import type { QuestionKind } from './question-kind.ts';
import { placedSentences } from './sentences.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { fold, plain, writtenWords } from './words.ts';

/** A sentence of a passage with the stems of its words. */
export interface ReadSentence {
  text: string;
  start: number;
  stems: ReadonlySet<string>;
  words: number;
  names: ReadonlySet<string>;
}

export function readSentences(text: string, language: Language): ReadSentence[] {
  return placedSentences(text, language).map(({ text: sentence, start }) => {
    const written = writtenWords(sentence);
    const stems = new Set<string>();
    const names = new Set<string>();
    for (const { word, index } of written) {
      const bare = plain(word);
      stems.add(fold(bare));
      if (!isStopWord(bare, language)) stems.add(stem(bare, language));
      if (
        /^\p{Lu}\p{Ll}/u.test(word) &&
        index > 0 &&
        !/[.!?…:“"«]\s*$/u.test(sentence.slice(0, index))
      )
        names.add(fold(bare));
    }
    return { text: sentence, start, stems, words: written.length, names };
  });
}

const numberWords = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen first second third once twice none no only half both
um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezasseis dezesseis dezassete dezessete dezoito
dezanove dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento mil duzia nenhum nenhuma metade`;
const numbers = new RegExp(`\\d|\\b(?:${numberWords.split(/\s+/).join('|')})\\b`);
const months = `january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro`;
const times = new RegExp(
  `\\b1[5-9]\\d\\d\\b|\\b20\\d\\d\\b|\\b(?:${months}|spring|summer|autumn|winter|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|verao|inverno|outono|primavera|natal|pascoa|ago|war|guerra|after|before|when|quando|depois|antes)\\b|\\bhavia? \\d|\\b\\d+ (?:years|anos)\\b`,
);
const spans = new RegExp(
  `(?:${numbers.source}).{0,20}\\b(?:year|day|week|month|hour|minute|winter|summer|night|ano|dia|semana|mes|meses|hora|minuto|noite|verao|inverno)s?\\b`,
);
const reasons =
  /\b(?:because|since|so that|so|for|wanted|to|as|therefore|reason|porque|pois|como|para|pra|por causa|queria|entao|por isso|que)\b/;
const kin =
  /\b(?:mother|father|mum|mom|dad|brother|sister|aunt|auntie|uncle|cousin|husband|wife|son|daughter|friend|neighbou?r|man|woman|boy|girl|lady|boss|teacher|doctor|priest|mae|pai|irma|irmao|tia|tio|prim[oa]|marido|mulher|filh[oa]|amig[oa]|vizinh[oa]|homem|moca|rapaz|patrao|professora?|padre|medic[oa]|compadre|comadre)\b/;
const places =
  /\b(?:in|at|from|to|near|on|into|em|n[ao]s?|d[aeo]s?|para|pra|ate|perto)\s+(?:\w+\s+)?/;

/** Whether a sentence gives the kind of thing that is asked for; undefined where any sentence may. */
export function givesKind(
  kind: QuestionKind,
  { text, names, stems }: ReadSentence,
  asked: AskedQuestion,
) {
  const plainText = fold(text);
  const newNames = [...names].filter((name) => !asked.terms.some(({ own }) => own.has(name)));
  switch (kind) {
    case 'who':
      return newNames.length > 0 || kin.test(plainText);
    case 'when':
      return times.test(plainText);
    case 'where':
      return newNames.length > 0 && places.test(plainText);
    case 'how-many':
      return numbers.test(plainText);
    case 'age':
      return /\b1[5-9]\d\d\b|\b20\d\d\b/.test(plainText) || numbers.test(plainText);
    case 'how-long':
      return spans.test(plainText) || numbers.test(plainText);
    case 'which':
    case 'what':
      return asked.ofKind && [...asked.ofKind].some((one) => stems.has(one));
    case 'why':
      return reasons.test(plainText);
    default:
      return undefined;
  }
}
