import { datesOf, type WrittenDate } from './dates.ts';
import { subjectOf, subjectText } from './event-subject.ts';
import type { Token } from './fact-tokens.ts';
import { type Family, walkKin } from './kin-facts.ts';
import { readNumbersOfLife } from './life-numbers.ts';
import { readPlacesAndWork } from './life-places.ts';
import type { LifeFact, Reading } from './life-reading.ts';
import type { ReadSentence, ReadStories } from './read-stories.ts';
import type { Person } from './resolve-kin.ts';
import { genderFromArticle, type Whom } from './spoken.ts';

/** The births, deaths, marriages, places, trades, numbers and nicknames that stories tell of the person and of kin. */
export function findLifeFacts(stories: ReadStories, person: Person, family: Family): LifeFact[] {
  const found: LifeFact[] = [];
  const whomOfKin = new Map<number, Whom>();
  walkKin(
    stories,
    person,
    family,
    (statement, _sentence, whom) => {
      if (whom) whomOfKin.set(statement.at, whom);
    },
    (sentence, pronouns) => {
      if (sentence.tokens.length === 0) return;
      const context = { person, family, pronouns, whomOfKin, commonWords: stories.commonWords };
      const reading: Reading = {
        sentence,
        person,
        family,
        commonWords: stories.commonWords,
        subject: (at) => subjectOf(sentence, at, context),
        pronouns,
      };
      found.push(...readEvents(reading), ...readNumbersOfLife(reading));
      if (!sentence.isTitle) found.push(...readPlacesAndWork(reading));
      whomOfKin.clear();
    },
  );
  return found.filter((fact) => isPossible(fact, person));
}

// A birth or death of the person in another year than the family gave belongs to another.
function isPossible({ subject, relation, year }: LifeFact, person: Person): boolean {
  if (subject !== 'self' || year === null) return true;
  if (relation === 'born') return person.birthYear === null || person.birthYear === year;
  if (relation === 'died') return person.deathYear === null || person.deathYear === year;
  return person.birthYear === null || year >= person.birthYear;
}

const births = /^(?:born|nasci|nasceu)$/;
const deaths = /^(?:died|passed|morreu|faleceu)$/;
const weddings = /^(?:married|casei|casei-me|casamos|casámos)$/;
// 'Passed the exam' and 'passed by' are no deaths.
const notDeath =
  /^(?:the|by|my|his|her|their|our|through|out|over|down|it|with|a|an|round|me|him)$/;

function readEvents(reading: Reading): LifeFact[] {
  const { sentence } = reading;
  const { tokens } = sentence;
  const facts: LifeFact[] = [];
  const dates = datesOf(sentence.text);
  tokens.forEach((token, at) => {
    const low = token.low;
    if (births.test(low)) facts.push(...dated(reading, at, 'born', dates));
    else if (deaths.test(low) && !(low === 'passed' && notDeath.test(tokens[at + 1]?.low ?? '')))
      facts.push(...dated(reading, at, 'died', dates));
    else if (weddings.test(low)) facts.push(...readWedding(reading, at, dates));
    else if (/^c[ao]me$/.test(low) && sentence.narrator.is === 'person')
      facts.push(...readArrivalOfChild(reading, at, dates));
  });
  if (facts.some(({ relation, subject }) => relation === 'born' && subject !== 'self'))
    facts.push(...readMoreBirths(reading, dates));
  return facts;
}

function dated(
  reading: Reading,
  at: number,
  relation: string,
  dates: readonly WrittenDate[],
): LifeFact[] {
  const { sentence, family, person } = reading;
  const date = nearest(dates, sentence.tokens[at]);
  const said = reading.subject(at) ?? listener(reading, at);
  if (!said || !date) return [];
  const isOwnDeath = relation === 'died' && said.is === 'other' && date.year === person.deathYear;
  const whom: Whom = isOwnDeath && isPronoun(reading, at) ? { is: 'self' } : said;
  const subject =
    subjectText(whom, family) ??
    (relation === 'born' ? childOf(reading, whom, date.year) : undefined);
  if (!subject) return [];
  return [{ subject, relation, object: date.text, year: date.year, sentence }];
}

// 'He died' in the year of the person's death, regardless of who was mentioned last.
function isPronoun({ sentence, person }: Reading, at: number): boolean {
  const low = sentence.tokens[at - 1]?.low;
  return low === (person.gender === 'm' ? 'he' : 'she') || low === 'ele' || low === 'ela';
}

// "Ana, you were born on 14 December 1985".
function listener({ sentence }: Reading, at: number): Whom | undefined {
  const { tokens } = sentence;
  const isYou = tokens[at - 2]?.low === 'you' && tokens[at - 1]?.low === 'were';
  const called = tokens[0];
  if (!isYou || !called?.isCapital || tokens[1]?.text !== ',') return undefined;
  return { is: 'other', name: called.text };
}

// One whose birth the person tells of, from a parent's age on, is taken for a child.
function childOf({ sentence, person, family }: Reading, whom: Whom, year: number) {
  if (whom.is !== 'other' || !whom.name || sentence.narrator.is !== 'person') return undefined;
  const age = person.birthYear === null ? undefined : year - person.birthYear;
  if (age === undefined || age < 16 || age > 42) return undefined;
  const relation = { m: 'son', f: 'daughter', unknown: 'child' }[genderOfName(sentence, whom.name)];
  family.add({ subject: 'self', relation, object: whom.name, sentence });
  return whom.name;
}

// 'O meu Rui nasceu': the word before the name tells.
function genderOfName({ tokens, language }: ReadSentence, name: string) {
  const at = tokens.findIndex(({ text }) => text === name.split(' ')[0]);
  const before = tokens[at - 1]?.low;
  if (language !== 'pt') return 'unknown';
  if (before === 'meu') return 'm';
  return before === 'minha' ? 'f' : (genderFromArticle(tokens, at) ?? 'unknown');
}

// 'Ana came in 1978 and Rory in 1981', 'Rui did not come until 1974'.
function readArrivalOfChild(
  reading: Reading,
  at: number,
  dates: readonly WrittenDate[],
): LifeFact[] {
  const { tokens } = reading.sentence;
  const date = dates.find(({ index }) => index > (tokens[at]?.start ?? 0));
  if (!/^(?:in|until)$/.test(tokens[at + 1]?.low ?? '') || !date) return [];
  return dated(reading, at, 'born', [date]);
}

// 'Ana was born in 1964, Rory in 1967, and Junior in 1970'.
function readMoreBirths(reading: Reading, dates: readonly WrittenDate[]): LifeFact[] {
  const { sentence } = reading;
  return dates.slice(1).flatMap((date, at) => {
    const before = dates[at];
    const between = before && sentence.text.slice(before.index + before.text.length, date.index);
    const name = /^,? ?(?:and |e )?(?:o |a )?(?<name>\p{Lu}[\p{L}\p{M}]+) (?:in|em) $/u.exec(
      between ?? '',
    )?.groups?.name;
    const subject = name && childOf(reading, { is: 'other', name }, date.year);
    return subject
      ? [{ subject, relation: 'born', object: date.text, year: date.year, sentence }]
      : [];
  });
}

function readWedding(reading: Reading, at: number, dates: readonly WrittenDate[]): LifeFact[] {
  const { sentence, family, person } = reading;
  const date = nearest(dates, sentence.tokens[at]);
  const isOfBoth =
    /^(?:casamos|casámos)$/.test(sentence.tokens[at]?.low ?? '') || isWe(sentence, at);
  const isOwn = sentence.narrator.is === 'person' && isOfBoth;
  const isOfParents =
    sentence.narrator.is === 'relative' &&
    sentence.narrator.kind === 'child' &&
    sentence.tokens[at - 2]?.low === 'they';
  const whom = isOwn || isOfParents ? ({ is: 'self' } as const) : reading.subject(at);
  if (whom?.is !== 'self' || !date) return [];
  const relation = person.gender && { m: 'wife', f: 'husband' }[person.gender];
  const spouse = relation && family.nameOf(relation);
  const object = spouse ?? date.text;
  return [{ subject: 'self', relation: 'married', object, year: date.year, sentence }];
}

function isWe({ tokens }: ReadSentence, at: number): boolean {
  return [1, 2, 3].some((back) => /^(?:we|we'd)$/.test(tokens[at - back]?.low ?? ''));
}

function nearest(dates: readonly WrittenDate[], token: Token | undefined): WrittenDate | undefined {
  if (!token) return undefined;
  const after = dates.find(({ index }) => index >= token.end);
  return after ?? (dates.length === 1 ? dates[0] : undefined);
}
