import { createHash } from 'node:crypto';
import { detectLanguage } from '@heartwood/reading/detect-language';
import { tellerOf } from '@heartwood/reading/guess-teller';
import type { Language } from '@heartwood/reading/language';
import { wordList } from '@heartwood/reading/word-lists';
import { createYieldToEventLoop } from '#server/platform/clock/yield-to-event-loop.ts';
import type { SourceKind } from '#shared/contracts/training.ts';
import type { TrainingContent } from './recollection.ts';

/** A story, a detail, a phrase … of the training. */
export type TrainingSource = {
  kind: SourceKind;
  /** Its index among the sources of its kind, from 0. */
  ordinal: number;
  title: string;
  content: string;
  /** Who tells it: `self` for the person, a name, or null for a relative who is not named. */
  teller: string | null;
  language: Language;
  /** Of all that decides its passages. */
  digest: string;
};

const details = [
  ['fullName', 'Full name'],
  ['birthPlace', 'Birthplace'],
  ['occupation', 'Occupation'],
  ['religion', 'Religion'],
  ['senseOfHumor', 'Sense of humor'],
  ['communicationStyle', 'Communication style'],
  ['accentDescription', 'Accent'],
] as const;

const lists = [
  ['commonPhrases', 'phrase', 'Common phrase'],
  ['passions', 'passion', 'Passion'],
  ['values', 'value', 'Value'],
] as const;

// Characters that are read to detect the language.
const enoughToTell = 400;

/** The sources of a training in order, without blank ones. Yields to the event loop. */
export async function trainingSources(content: TrainingContent): Promise<TrainingSource[]> {
  const sources: Omit<TrainingSource, 'language' | 'digest'>[] = [];
  details.forEach(([field, title], ordinal) => {
    sources.push({ kind: 'detail', ordinal, title, content: content[field] ?? '', teller: 'self' });
  });
  for (const [field, kind, title] of lists) {
    (content[field] ?? []).forEach((text, ordinal) => {
      sources.push({ kind, ordinal, title, content: text, teller: 'self' });
    });
  }
  (content.stories ?? []).forEach((story, ordinal) => {
    const teller = tellerOf(story, content);
    sources.push({ kind: 'story', ordinal, title: story.title, content: story.content, teller });
  });
  (content.memories ?? []).forEach((memory, ordinal) => {
    const teller = tellerOf({ content: memory.content }, content);
    sources.push({ kind: 'memory', ordinal, title: memory.title, content: memory.content, teller });
  });
  const filled = sources.filter((source) => source.content.trim());
  const home = mainLanguage(content);
  const eventLoop = createYieldToEventLoop();
  const read: TrainingSource[] = [];
  for (const source of filled) {
    if (eventLoop.isDue()) await eventLoop.yield();
    const begin = `${source.title}. ${source.content}`.slice(0, enoughToTell);
    const language = detectLanguage(begin, home);
    read.push({ ...source, language, digest: digestOf({ ...source, language }) });
  }
  return read;
}

function digestOf({ kind, title, content, language, teller }: Omit<TrainingSource, 'digest'>) {
  return createHash('md5')
    .update(
      JSON.stringify([kind, title, content, language, ...(teller === 'self' ? [] : [teller])]),
    )
    .digest('base64url');
}

const cues = new Map<string, string>([
  ...details.map(([field, title]) => [`detail ${title}`, cuesFor(field)] as const),
  ...lists.map(([field, kind, title]) => [`${kind} ${title}`, cuesFor(field)] as const),
]);

function cuesFor(field: string): string {
  return wordList(`asks for ${field}`).join(' ');
}

/** Words of questions about a detail or list, in both languages; indexed with its title, never shown. */
export function cuesOf(kind: SourceKind, title: string): string {
  return cues.get(`${kind} ${title}`) ?? '';
}

// The fallback for texts such as names and places, whose language cannot be detected.
function mainLanguage(content: TrainingContent): Language {
  const stories = content.stories ?? [];
  const text = stories.map((story) => story.content.slice(0, enoughToTell)).slice(0, 20);
  return detectLanguage([...text, content.communicationStyle, content.senseOfHumor].join(' '));
}
