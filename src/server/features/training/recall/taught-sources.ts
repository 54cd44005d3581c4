import { detectLanguage } from '@heartwood/reading/detect-language';
import { tellerOf } from '@heartwood/reading/guess-teller';
import type { Language } from '@heartwood/reading/language';
import { createYieldToEventLoop } from '#server/platform/clock/yield-to-event-loop.ts';
import type { SourceKind } from '#shared/contracts/training.ts';
import type { Taught } from './recollection.ts';

/** One thing that was taught: a story, a detail, a phrase … */
export type TaughtSource = {
  kind: SourceKind;
  /** Its place among what was taught of its kind, from 0. */
  ordinal: number;
  title: string;
  content: string;
  /** Who tells it: `self` for the person, a name, or null for a relative who is not named. */
  teller: string | null;
  language: Language;
};

const details = [
  ['fullName', 'Full name', 'name called nome chama chamava'],
  [
    'birthPlace',
    'Birthplace',
    'birthplace born birth came from hometown homeland where terra natal nascer nasceu naturalidade onde',
  ],
  [
    'occupation',
    'Occupation',
    'occupation work job profession living career employed trabalho trabalhava profissão emprego ofício',
  ],
  [
    'religion',
    'Religion',
    'religion faith church god believe pray religious religião fé igreja deus rezar acreditava',
  ],
  [
    'senseOfHumor',
    'Sense of humor',
    'humor humour funny laugh joke humor rir piada engraçado graça',
  ],
  ['communicationStyle', 'Communication style', 'talk speak communicate falar falava conversa'],
  ['accentDescription', 'Accent', 'accent voice sound sotaque voz'],
] as const;

const lists = [
  [
    'commonPhrases',
    'phrase',
    'Common phrase',
    'saying phrase expression always say dizer ditado frase expressão',
  ],
  [
    'passions',
    'passion',
    'Passion',
    'passion love enjoy hobby like favorite paixão gostar gostava adorar passatempo',
  ],
  [
    'values',
    'value',
    'Value',
    'value believe important matter principle valor importante acreditar princípio',
  ],
] as const;

// Characters of a text that show its language.
const enoughToTell = 400;

/** Everything that was taught, each thing on its own, in order. Blank texts are left out. Thousands are read in turns. */
export async function taughtSources(taught: Taught): Promise<TaughtSource[]> {
  const sources: Omit<TaughtSource, 'language'>[] = [];
  details.forEach(([field, title], ordinal) => {
    sources.push({ kind: 'detail', ordinal, title, content: taught[field] ?? '', teller: 'self' });
  });
  for (const [field, kind, title] of lists) {
    (taught[field] ?? []).forEach((content, ordinal) => {
      sources.push({ kind, ordinal, title, content, teller: 'self' });
    });
  }
  (taught.stories ?? []).forEach((story, ordinal) => {
    const { title, content } = story;
    sources.push({ kind: 'story', ordinal, title, content, teller: tellerOf(story, taught) });
  });
  (taught.memories ?? []).forEach(({ title, content }, ordinal) => {
    const teller = tellerOf({ content }, taught);
    sources.push({ kind: 'memory', ordinal, title, content, teller });
  });
  const filled = sources.filter((source) => source.content.trim());
  const home = mainLanguage(taught);
  const eventLoop = createYieldToEventLoop();
  const told: TaughtSource[] = [];
  for (const source of filled) {
    if (eventLoop.isDue()) await eventLoop.yield();
    const begin = `${source.title}. ${source.content}`.slice(0, enoughToTell);
    told.push({ ...source, language: detectLanguage(begin, home) });
  }
  return told;
}

const cues = new Map<string, string>([
  ...details.map(([, title, words]) => [`detail ${title}`, words] as const),
  ...lists.map(([, kind, title, words]) => [`${kind} ${title}`, words] as const),
]);

/** Words that people ask for a thing with, in both languages; found as its title is, never shown. */
export function cuesOf(kind: SourceKind, title: string): string {
  return cues.get(`${kind} ${title}`) ?? '';
}

// A bare name or place says nothing about its language: it follows the longest story.
function mainLanguage(taught: Taught): Language {
  const stories = taught.stories ?? [];
  const text = stories.map((story) => story.content.slice(0, enoughToTell)).slice(0, 20);
  return detectLanguage([...text, taught.communicationStyle, taught.senseOfHumor].join(' '));
}
