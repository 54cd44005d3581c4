import { findKinWords, type KinWord } from './kin-lexicon.ts';
import {
  composeKin,
  type Gender,
  genderOf,
  inverseKind,
  type KinKind,
  kindOf,
  relationOf,
} from './kin-relations.ts';
import type { Language } from './language.ts';
import { wordList } from './word-lists.ts';
import { fold, plain, writtenWords } from './words.ts';

/** The part of a fact that tells who is kin: of `subject` (or 'self') the `relation` is `object`. */
export interface KinFact {
  subject: string;
  relation: string;
  object: string;
}

/** A kinship word in a question, and whose relative it names: the asker's, or the person's. */
export interface KinMention {
  word: string;
  kin: readonly KinWord[];
  of: 'asker' | 'person';
}

const languages: readonly Language[] = ['en', 'pt'];

/**
 * What the person is to the asker, read from a relationship as families write it ('grandmother', 'step-father', 'avô',
 * 'Tia'); undefined where no kinship word is in it.
 */
export function readRelationship(
  relationship: string,
): { kind: KinKind; gender: Gender } | undefined {
  const text = relationship.trim().toLowerCase();
  if (/^great-great-grand(?:mother|father)|^trisav/.test(text))
    return { kind: 'greatGrandparent', gender: /mother|vó/.test(text) ? 'f' : 'm' };
  const bare = text
    .replace(/^(?:step-|step|adoptive-|half-|twin-|first-|second-)/, '')
    .replace(/^(grandfather|grandmother|uncle|aunt|nephew|niece)-in-law$/, '$1')
    .replace('grand-nephew', 'grandson')
    .replace('grand-niece', 'granddaughter');
  for (const candidate of [bare, ...bare.split(/[\s/,]+/)])
    for (const language of languages)
      for (const { relations, gender } of findKinWords(candidate, language)) {
        const kind = relations.map(kindOf).find((each) => each !== undefined);
        if (kind) return { kind, gender };
      }
  return undefined;
}

/**
 * What a relative of the asker may be to the person, likeliest first. A child who says 'nan' to the grandfather means
 * his wife. Empty where the word may mean the person, or nothing is known.
 *
 * @param personRelationship what the person is to the asker: of `relationships`, or as families write it
 * @param kinWord the word that the asker says
 */
export function kinFromAsker(personRelationship: string, kinWord: string): string[] {
  const person = readRelationship(personRelationship);
  if (!person) return [];
  const asker = inverseKind(person.kind);
  const word = plain(kinWord);
  const readings = languages.flatMap((language) => findKinWords(word, language));
  const found = readings.flatMap(({ relations }) =>
    relations.flatMap((relation) => relationsToPerson(person, asker, relation)),
  );
  return [...new Set(found)];
}

function relationsToPerson(
  person: { kind: KinKind; gender: Gender },
  asker: KinKind | undefined,
  relation: string,
): string[] {
  const kind = kindOf(relation);
  if (!asker || !kind) return [];
  const gender = genderOf(relation);
  const isPerson = kind === person.kind && (gender === person.gender || !person.gender);
  if (isPerson && ['parent', 'spouse', 'grandparent', 'greatGrandparent'].includes(kind)) return [];
  const askerRelation = relationOf(asker, 'm') ?? asker;
  // A neutral word as 'children' may be of either gender.
  return composeKin(askerRelation, relation).filter(
    (each) => each !== 'self' && !isSpouseOfSameGender(each, person.gender),
  );
}

function isSpouseOfSameGender(relation: string, gender: Gender): boolean {
  return kindOf(relation) === 'spouse' && gender !== undefined && genderOf(relation) === gender;
}

/** What a relative of the person is, as said: 'your mother-in-law', 'a sua sogra'. */
export function kinFromPerson(kinWord: string, language: Language): string[] {
  const word = plain(kinWord);
  return [...new Set(findKinWords(word, language).flatMap(({ relations }) => relations))];
}

const word = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;
const adjectives = new Set(wordList('before kin'));

/**
 * The kinship words of a question, in order, with whose relatives they are: 'your mum' and 'sua mãe' are the person's,
 * 'mum', 'my mum' and 'a minha mãe' the asker's. 'Mother in law' counts as 'mother-in-law'. A word that calls the
 * person ('what was his name, nan?') is left out.
 */
export function kinMentions(
  question: string,
  language: Language,
  personRelationship: string,
): KinMention[] {
  const text = question
    .replace(/[ -]in[ -](laws?)\b/gi, '-in-$1')
    .replace(/\bgreat (?=\p{L})/giu, 'great-');
  const tokens = [...text.matchAll(word)].map((match) => ({
    word: plain(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const person = readRelationship(personRelationship);
  const mentions: KinMention[] = [];
  tokens.forEach((token, at) => {
    const readings = kinReadings(token.word, language);
    if (readings.length === 0) return;
    const kin = ofArticle(readings, tokens[at - 1]?.word);
    let before = at - 1;
    while (adjectives.has(tokens[before]?.word ?? '')) before -= 1;
    const owner = tokens[before]?.word ?? '';
    const after = tokens[at + 1]?.word ?? '';
    const last = mentions.at(-1);
    const isPaired = /^(?:and|e)$/.test(owner) && last?.word === tokens[before - 1]?.word;
    const isPersons =
      (isPaired && last?.of === 'person') ||
      possessives.has(owner) ||
      ['seu', 'sua', 'teu', 'tua', 'dela', 'dele'].includes(after);
    if (!isPersons && isNameOfPerson(kin, person)) return;
    mentions.push({ word: token.word, kin, of: isPersons ? 'person' : 'asker' });
  });
  return mentions;
}

const possessives = new Set(
  'your ur yer youre his her many quantos quantas seu sua seus suas teu tua teus tuas vosso vossa'.split(
    ' ',
  ),
);

function kinReadings(token: string, language: Language): readonly KinWord[] {
  const found = findKinWords(token, language);
  if (found.length > 0) return found;
  // A possessive typed without its apostrophe: "mums name".
  return language === 'en' && token.endsWith('s') ? findKinWords(token.slice(0, -1), 'en') : [];
}

// 'Avo' without its accent is a man after 'o', a woman after 'a'.
function ofArticle(readings: readonly KinWord[], article: string | undefined): readonly KinWord[] {
  const gender = /^(?:o|do|ao|no|meu|seu|teu)$/.test(article ?? '')
    ? 'm'
    : /^(?:a|da|à|na|minha|sua|tua)$/.test(article ?? '')
      ? 'f'
      : undefined;
  const fitting = readings.filter((reading) => reading.gender === gender);
  return gender && fitting.length > 0 ? fitting : readings;
}

function isNameOfPerson(
  kin: readonly KinWord[],
  person: { kind: KinKind; gender: Gender } | undefined,
): boolean {
  if (!person) return false;
  return (
    ['parent', 'spouse', 'grandparent', 'greatGrandparent'].includes(person.kind) &&
    kin.some(
      ({ relations, gender }) =>
        gender === person.gender && relations.some((relation) => kindOf(relation) === person.kind),
    )
  );
}

/**
 * The names that the kinship words of a question stand for: to a grandmother, 'grandad' is her husband's name.
 *
 * @param personRelationship what the person is to the asker
 * @param facts what is known of the family; those whose subject is 'self' tell the person's kin
 */
export function namesOfKin(
  question: string,
  language: Language,
  personRelationship: string,
  facts: readonly KinFact[],
): string[] {
  const asked = writtenWords(fold(question)).map(({ word }) => plain(word));
  const own = facts.filter(({ subject }) => subject === 'self');
  const names = kinMentions(question, language, personRelationship).flatMap((mention) => {
    // 'Uncle Joe' is no other uncle, nor is 'Mama Rosa' any mama.
    const beside = asked[asked.lastIndexOf(fold(mention.word)) + 1];
    const said = own.filter(({ object }) => beside !== undefined && isCalled(beside, object));
    if (said.length > 0) return said.map(({ object }) => object);
    const relations = relationsOfMention(mention, personRelationship);
    const found = own.filter(({ relation }) => isRelationOf(relation, relations));
    const isOne = mention.of === 'asker' && !mention.kin.some(({ isPlural }) => isPlural);
    const distinct = uniqueNames(found.map(({ object }) => object));
    // Which of the person's children 'my mum' is, they do not tell.
    return isOne && distinct.length > 1 ? [] : distinct;
  });
  return uniqueNames(names);
}

const shortest = 3;

// 'Fred' and 'roses' are Frederick and Rose.
function isCalled(word: string, name: string): boolean {
  return fold(name)
    .split(' ')
    .some(
      (part) =>
        part === word || `${part}s` === word || (word.length > shortest && part.startsWith(word)),
    );
}

const neutral = new Map(
  Object.entries({
    parent: ['mother', 'father'],
    spouse: ['wife', 'husband'],
    child: ['son', 'daughter'],
    sibling: ['brother', 'sister'],
    grandparent: ['grandmother', 'grandfather'],
    grandchild: ['grandson', 'granddaughter'],
    'parent-in-law': ['mother-in-law', 'father-in-law'],
    'child-in-law': ['son-in-law', 'daughter-in-law'],
    'aunt or uncle': ['aunt', 'uncle'],
    'niece or nephew': ['niece', 'nephew'],
  }),
);

/** Whether the relation of a fact is one of some, or what it is where the gender is not known: 'child' of 'son'. */
export function isRelationOf(relation: string, relations: readonly string[]): boolean {
  if (relations.includes(relation)) return true;
  const either = neutral.get(relation) ?? [];
  if (relations.some((each) => either.includes(each))) return true;
  return relations.some((each) => neutral.get(each)?.includes(relation));
}

/** What the one named by a kinship word of a question may be to the person. */
export function relationsOfMention(mention: KinMention, personRelationship: string): string[] {
  const relations =
    mention.of === 'person'
      ? mention.kin.flatMap(({ relations }) => relations)
      : mention.kin.flatMap(({ word }) => kinFromAsker(personRelationship, word));
  return [...new Set(relations)];
}

function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const name of names) if (!seen.has(fold(name))) seen.set(fold(name), name);
  return [...seen.values()];
}
