import type { Language } from '@heartwood/reading/language';
import { lexiconLines, wordList } from '@heartwood/reading/word-lists';
import { type CuePatterns, type Cues, lifeStages, seasons, timesOfDay } from './cues.ts';
import { englishPatterns } from './cues-english.ts';
import { portuguesePatterns } from './cues-portuguese.ts';

// Each line of the file: language | cue | alternatives, as in a regular expression, that stand as whole words.
const phrases = new Map(
  lexiconLines('story-cues.txt').map((line): [string, string] => {
    const [language, cue, alternatives, more] = line.split(' | ');
    if (!(language === 'en' || language === 'pt') || !cue || !alternatives || more !== undefined)
      throw new Error(`story-cues.txt: "${line}"`);
    return [`${language} ${cue}`, `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`];
  }),
);

/** @throws where the lexicon lacks one of the cues. */
function readCues(language: Language, patterns: CuePatterns): Cues {
  const source = (cue: string) => {
    const found = phrases.get(`${language} ${cue}`);
    if (!found) throw new Error(`story-cues.txt has no "${cue}" in ${language}`);
    return found;
  };
  const cue = (name: string) => new RegExp(source(name), 'iu');
  return {
    ...patterns,
    pronoun: cue('pronoun'),
    person: new RegExp(`${source('person')}|\\s\\p{Lu}\\p{Ll}`, 'u'),
    others: new RegExp(`[\\p{Ll},] \\p{Lu}\\p{Ll}|${source('others')}|[“”«»"]`, 'u'),
    aside: cue('aside'),
    event: cue('event'),
    female: new RegExp(source('female'), 'giu'),
    male: new RegExp(source('male'), 'giu'),
    stages: each(lifeStages, cue),
    seasons: each(seasons, cue),
    timesOfDay: each(timesOfDay, cue),
    notPlaces: new Set(wordList('no place', language)),
  };
}

function each<Name extends string>(names: readonly Name[], pattern: (name: Name) => RegExp) {
  return Object.fromEntries(names.map((name) => [name, pattern(name)])) as Record<Name, RegExp>;
}

const never = /(?!)/;

/** For languages whose words are not known: a new part begins with a year. */
const neutralCues: Cues = {
  turn: /^\P{L}*(?:\p{L}+\s+){0,3}(?:1[6-9]\d\d|20\d\d)(?!\d)/u,
  needsContext: /^\p{Ll}/u,
  pronoun: never,
  person: never,
  someone: never,
  others: /./,
  aside: never,
  event: never,
  stages: each(lifeStages, () => never),
  beforePlace: never,
  age: never,
  ageTitle: never,
  born: never,
  named: never,
  female: never,
  male: never,
  seasons: each(seasons, () => never),
  timesOfDay: each(timesOfDay, () => never),
  notPlaces: new Set(),
};

const all: Record<Language | 'other', Cues> = {
  en: readCues('en', englishPatterns),
  pt: readCues('pt', portuguesePatterns),
  other: neutralCues,
};

export const cuesOf = (language: Language | 'other'): Cues => all[language];
