import { type Asked, questionPatterns } from './fact-question-patterns.ts';
import { findKinWords, kinWords } from './kin-lexicon.ts';
import { type Gender, kindOf } from './kin-relations.ts';
import { kinMentions, readRelationship, relationsOfMention } from './kin-words.ts';
import type { Language } from './language.ts';
import { fold } from './words.ts';

/** Whom a part of a question names: the person, relatives by their relations to the person, or others by a name. */
export type Who =
  | { is: 'self' }
  | { is: 'kin'; relations: readonly string[]; isPlural: boolean; words: readonly string[] }
  | { is: 'name'; name: string };

/** A question that a fact can answer, and whom or what it is about. */
export interface FactQuestion {
  asked: Asked;
  who: Who;
  /** The place that is asked of, folded, as in 'when you came to England'. */
  place?: string;
}

/** A question for one fact is short. In characters. */
const longest = 200;

/**
 * Reads a question as one that asks for a single fact; undefined where it asks anything else or anything besides.
 *
 * @param person whose `relationship` is what the person is to the asker, and `names` what they are called
 */
export function readFactQuestion(
  question: string,
  language: Language,
  person: { relationship: string; names: readonly string[] },
): FactQuestion | undefined {
  if (question.length > longest) return undefined;
  const text = plainQuestion(question, language, person);
  for (const [asked, pattern] of questionPatterns(language)) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { who, place } = match.groups ?? {};
    // 'How many children did you have' asks for the person's own.
    const whose = asked === 'count' ? (language === 'en' ? `your ${who}` : `seus ${who}`) : who;
    const read = whose === undefined ? ({ is: 'self' } as const) : readWho(whose, language, person);
    if (asked === 'kin' && read?.is !== 'kin') continue;
    if (read) return { asked, who: read, ...(place ? { place } : {}) };
  }
  return undefined;
}

const openings =
  /^(?:hi|hiya|hello|hey|dear|morning|good (?:morning|evening|afternoon)|so|and|but|ok|okay|well|oh|ah|please|can you tell me|could you tell me|tell me|do you remember|i was wondering|remind me|oi|ola|bom dia|boa (?:tarde|noite)|e|mas|entao|ah|por favor|me diz|me diga|diz me|diga me|me fala|me conta|conta me|conte me|lembra|sabe me dizer|ja agora|olha|afinal) /;
const closings =
  /(?: (?:please|again|altogether|in total|exactly|x+|lol|then|by the way|love|kkk+|mesmo|por favor|ao todo|no total|afinal|hein|ne|i can never remember(?: the date)?|i forget|i forgot))$/;

/** A question in folded words without greetings, the name it calls and its marks: what the patterns are matched with. */
export function plainQuestion(
  question: string,
  language: Language,
  person: { relationship: string; names: readonly string[] },
): string {
  const called = calledBy(language, person);
  let text = fold(question)
    .replaceAll(/['’]/g, language === 'en' ? '' : ' ')
    .replaceAll(/[^\p{L}\p{N} ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (language === 'en') text = inFullEnglish(text);
  else text = withSubject(text, called, readRelationship(person.relationship)?.gender);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(openings, '').replace(closings, '');
    for (const name of called) {
      if (text.startsWith(`${name} `)) text = text.slice(name.length + 1);
      if (text.endsWith(` ${name}`)) text = withoutLast(text, name, before);
    }
  }
  return text;
}

// 'What was your name, nan' calls her; 'when was nan born' does not end with the name.
function withoutLast(text: string, name: string, before: string): string {
  const cut = text.slice(0, -name.length - 1);
  return / (?:your|my|the|with|and|to|of|a|o|sua|seu|minha|meu|com|da|do|e)$/.test(cut)
    ? before
    : cut;
}

function inFullEnglish(text: string): string {
  return text
    .replaceAll(/\bu\b/g, 'you')
    .replaceAll(/\b(?:ur|yer)\b/g, 'your')
    .replaceAll(/\b(?:ye|yous)\b/g, 'you')
    .replaceAll(/\b(?:yourself|yourselves)\b/g, 'you')
    .replaceAll(/\bwot|wat\b/g, 'what')
    .replaceAll(/\b(what|when|where|who|how)(?:s|re)\b/g, '$1 is')
    .replaceAll(/\bin laws?\b/g, 'inlaw')
    .replaceAll(/\b(\p{L}+) inlaw\b/gu, '$1-in-law');
}

// 'O senhor', 'a senhora', 'você', 'tu' and, said to her, 'a avó' are one.
function withSubject(text: string, called: readonly string[], gender: Gender): string {
  const article = gender ? { m: 'o', f: 'a' }[gender] : '[oa]';
  // A name is no pattern: one with marks would break it, and the question has none left.
  const persons = ['senhor', 'senhora', ...called.filter((name) => /^[\p{L}\p{N}]+$/u.test(name))];
  return text
    .replaceAll(new RegExp(`\\b${article} (?:${persons.join('|')})\\b`, 'gu'), 'voce')
    .replaceAll(/\b(o|do|ao) avo\b/g, '$1 avô')
    .replaceAll(/\b(a|da) avo\b/g, '$1 avó')
    .replaceAll(/\b(?:vc|ce|oce|tu)\b/g, 'voce')
    .replaceAll(/\b(?:vcs|oces|voces)\b/g, 'voces')
    .replaceAll(/\be que\b/g, ' ')
    .replaceAll(/\b(?:foi|e) que\b/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

// The words that name the person in a question: 'nan', 'gran', 'dad', and the person's own names.
function calledBy(
  language: Language,
  person: { relationship: string; names: readonly string[] },
): string[] {
  const relation = readRelationship(person.relationship);
  const words = person.names.flatMap((name) => [fold(name), ...fold(name).split(' ')]);
  const kin = relation
    ? kinWords().filter(
        ({ relations, gender, ...word }) =>
          word.language === language &&
          gender === relation.gender &&
          relations.some((each) => kindOf(each) === relation.kind),
      )
    : [];
  const all = [...words, ...kin.map(({ word }) => fold(word))].filter((word) => word.length > 1);
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}

const determiners = new Set(
  'your my the both two best late dear own of and s o a os as seu sua seus suas teu tua teus tuas meu minha e do da dos das'.split(
    ' ',
  ),
);

function readWho(
  text: string,
  language: Language,
  person: { relationship: string },
): Who | undefined {
  if (/^(?:you|voce|voces)$/.test(text)) return { is: 'self' };
  const words = text.split(' ').filter((word) => !determiners.has(word));
  const mentions = kinMentions(text, language, person.relationship);
  const said = mentions.map(({ word }) => word);
  const others = words.filter((word) => !said.includes(word));
  const [mention, ...more] = mentions;
  if (!mention)
    return others.length > 0 && others.every((word) => isNoKinWord(word, language))
      ? { is: 'name', name: others.join(' ') }
      : undefined;
  // 'Uncle Joe' is asked of by his name; 'brothers and sisters' of both.
  if (others.length > 0)
    return more.length === 0 && words[0] === mention.word
      ? { is: 'name', name: others.join(' ') }
      : undefined;
  const relations = mentions.flatMap((each) => relationsOfMention(each, person.relationship));
  const isPlural = mentions.every((each) => each.kin.some((kin) => kin.isPlural));
  if (relations.length === 0 || (more.length > 0 && !isPlural)) return undefined;
  const isClear = isPlural || new Set(relations.map((each) => kindOf(each) ?? each)).size === 1;
  // 'Mum' may be a daughter or a daughter-in-law.
  return isClear
    ? { is: 'kin', relations: [...new Set(relations)], isPlural, words: said }
    : undefined;
}

function isNoKinWord(word: string, language: Language): boolean {
  return findKinWords(word, language).length === 0;
}
