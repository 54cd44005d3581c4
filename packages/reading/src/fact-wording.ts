import { kinWords } from './kin-lexicon.ts';
import type { Gender } from './kin-relations.ts';

/** The varieties that answers are written in. */
export type Variety = 'en' | 'pt-BR' | 'pt-PT';

/** An answer as the person would say it, and as one says it of them. */
export type Voices = Record<'first-person' | 'third-person', string>;

/**
 * Writes an English answer in both voices: '{I}', '{My}' and '{my}' become 'She', 'Her' and 'her'. Only the past tense
 * stays the same for both.
 */
export function inEnglish(template: string, gender: Gender): Voices {
  const third = {
    m: ['He', 'His', 'his', 'he'],
    f: ['She', 'Her', 'her', 'she'],
    none: ['They', 'Their', 'their', 'they'],
  };
  const [He = '', His = '', his = '', he = ''] = third[gender ?? 'none'];
  const first = template.replaceAll('{I}', 'I').replaceAll('{My}', 'My').replaceAll('{my}', 'my');
  const other = template
    .replaceAll(/(?<=^|[.!?] ){I}/g, He)
    .replaceAll('{I}', he)
    .replaceAll('{My}', His)
    .replaceAll('{my}', his);
  const plural = gender ? other : other.replaceAll(/\b(they|They) was\b/g, '$1 were');
  return { 'first-person': first, 'third-person': plural };
}

/** 'X', 'X and Y', 'X, Y and Z'. */
export function listOf(names: readonly string[], variety: Variety): string {
  return new Intl.ListFormat(variety === 'en' ? 'en-GB' : variety, { type: 'conjunction' }).format(
    names,
  );
}

/** '26', or '26 or 27' where the months are not known. */
export function ages(values: readonly number[], variety: Variety): string {
  return values.join(variety === 'en' ? ' or ' : ' ou ');
}

const numberWords = {
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  pt: 'nenhum um dois três quatro cinco seis sete oito nove dez onze doze'.split(' '),
};

/** A count in words up to twelve. */
export function countWord(count: number, variety: Variety): string {
  return numberWords[variety === 'en' ? 'en' : 'pt'][count] ?? String(count);
}

/** A date with the preposition before it: 'on the 9th of May 1950', 'in 1950', 'a 9 de maio de 1950'. */
export function onDate(date: string, variety: Variety): string {
  const hasDay =
    /^[^ ]+ (?:of |de )?\p{L}+ (?:de )?\d{4}$/u.test(date) && !/^\p{L}+ (?:de )?\d{4}$/u.test(date);
  if (variety !== 'en') return `${hasDay && variety === 'pt-PT' ? 'a' : 'em'} ${date}`;
  if (!hasDay) return `in ${date}`;
  return / of /.test(date) ? `on the ${date}` : `on ${date}`;
}

const englishMonth =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const portugueseMonth =
  /\b(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/i;

/** The words of a date if they are of the language, otherwise the year. */
export function dateWords(date: string, year: number, variety: Variety): string {
  const isOf = variety === 'en' ? englishMonth.test(date) : portugueseMonth.test(date);
  return isOf && date.includes(String(year)) ? date : String(year);
}

/** A relation in Portuguese with its article: 'a sogra'. */
export function portugueseKin(relation: string): { word: string; isFemale: boolean } | undefined {
  const found = kinWords().find(
    ({ language, relations, isPlural }) =>
      language === 'pt' && !isPlural && relations.length === 1 && relations[0] === relation,
  );
  return found && { word: found.word, isFemale: found.gender === 'f' };
}

/** 'Minha sogra', 'A minha sogra', 'A sogra dela'. */
export function portuguesePossessed(
  noun: string,
  isFemale: boolean,
  gender: Gender,
  variety: Variety,
): Voices {
  const article = isFemale ? 'A' : 'O';
  const mine = isFemale ? 'minha' : 'meu';
  const his = gender === 'f' ? 'dela' : 'dele';
  return {
    'first-person':
      variety === 'pt-PT' ? `${article} ${mine} ${noun}` : `${isFemale ? 'Minha' : 'Meu'} ${noun}`,
    'third-person': `${article} ${noun} ${his}`,
  };
}

const withoutArticle =
  /^(?:Portugal|Angola|Moçambique|Cabo Verde|Cuba|Israel|Marrocos|São Tomé|Timor|Macau|El Salvador|Honduras|Malta|Mônaco|Mónaco|Singapura|Taiwan|Andorra|Luxemburgo)/;

/** 'No Brasil', 'na Nigéria', 'em Portugal', 'nos Estados Unidos'. */
export function inCountry(name: string, variety: Variety): string {
  if (variety === 'en')
    return /^(?:United|Netherlands|Philippines|Bahamas)/.test(name)
      ? `in the ${name}`
      : `in ${name}`;
  if (withoutArticle.test(name)) return `em ${name}`;
  if (/^(?:Estados|Países|Emirados)/.test(name)) return `nos ${name}`;
  if (/^(?:Filipinas|Bahamas)/.test(name)) return `nas ${name}`;
  return /(?:a|á)$/.test(name.split(' ')[0] ?? name) &&
    !/^(?:Canadá|Panamá|Quénia|Quênia|Camboja)/.test(name)
    ? `na ${name}`
    : `no ${name}`;
}

/** Says that an answer is from stories and not confirmed by the family. */
export function hedged(voices: Voices, variety: Variety): Voices {
  const words = variety === 'en' ? 'as far as the stories tell' : 'pelo que contam as histórias';
  const add = (text: string) => text.replace(/\.$/, `, ${words}.`);
  return {
    'first-person': add(voices['first-person']),
    'third-person': add(voices['third-person']),
  };
}
