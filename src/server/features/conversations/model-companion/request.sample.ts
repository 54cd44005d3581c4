import { detectLanguage } from '@heartwood/reading/detect-language';
import { readMessage } from '@heartwood/reading/read-message';
import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { words } from '@heartwood/reading/words';
import type { Fact } from '#shared/contracts/facts.ts';
import type {
  CompanionMemory,
  CompanionPassage,
  CompanionPerson,
  CompanionQuestion,
} from '../companion/companion.ts';

/** A passage of a story that Rosa tells, unless told otherwise. */
export function samplePassage(
  title: string,
  excerpt: string,
  changes: Partial<CompanionPassage> = {},
): CompanionPassage {
  return {
    ...{ sourceId: `${title}: ${excerpt.slice(0, 12)}`, kind: 'story', title, excerpt },
    ...{ score: 1, coverage: 0.8, teller: 'self', storyOrdinal: 0, place: 0 },
    language: detectLanguage(excerpt),
    ...changes,
  };
}

export const harbour = samplePassage(
  'The harbour',
  'As a girl I mended nets at the harbour with my mother. I never learned to swim.',
);
export const wedding = samplePassage(
  'The wedding',
  'I married Tomás in 1951 and we danced in the square. Nineteen guests came.',
  { storyOrdinal: 1 },
);
export const daughterTells = samplePassage(
  'The bakery',
  'I baked bread with Mother every Saturday, and she sang to the oven.',
  { teller: 'Maria', storyOrdinal: 2 },
);
export const rosa: CompanionPerson = {
  ...{ name: 'Rosa', fullName: 'Rosa Alves', birthPlace: 'Nazaré', birthYear: 1930 },
  ...{ relationship: 'grandmother', occupation: 'seamstress', companionVoice: 'first-person' },
};

export const sampleFact = (
  relation: string,
  object: string,
  changes: Partial<Fact> = {},
): Fact => ({
  ...{ id: `${relation} ${object}`, subject: 'self', relation, object, year: null },
  ...{ sourceId: null, sentence: null, sourceTitle: null, status: 'confirmed', ...changes },
});

/** A memory that ranks passages by how many words of the question they hold. */
function memoryOf(passages: readonly CompanionPassage[]): CompanionMemory {
  const stemsOf = (text: string) =>
    words(text)
      .filter((word) => !isStopWord(word, 'en') && !isStopWord(word, 'pt'))
      .map((word) => stem(word, detectLanguage(text)));
  return {
    async recall(question) {
      const asked = stemsOf(question);
      const held = ({ title, excerpt }: CompanionPassage) => {
        const there = new Set(stemsOf(`${title} ${excerpt}`));
        return asked.filter((word) => there.has(word)).length;
      };
      return {
        followUp: 'none',
        terms: asked.map((word) => ({ word, weight: 1, known: true, fromHistory: false })),
        passages: passages
          .map((passage) => ({
            ...passage,
            score: held(passage),
            coverage: held(passage) / Math.max(1, asked.length),
          }))
          .filter(({ score }) => score > 0)
          .toSorted((one, other) => other.score - one.score),
      };
    },
    listDetails: async () => passages.filter(({ kind }) => kind !== 'story'),
    listStories: async () => {
      const stories = passages.filter(({ kind }) => kind === 'story');
      const titles = new Map(stories.map(({ storyOrdinal, title }) => [storyOrdinal ?? 0, title]));
      return [...titles].map(([storyOrdinal, title]) => ({ storyOrdinal, title }));
    },
    readStory: async () => '',
    listPassages: async (ordinal) =>
      passages.filter(({ storyOrdinal }) => storyOrdinal === ordinal),
  };
}

/** A message to Rosa, as a companion is given it. */
export function sampleRequest(
  message: string,
  {
    passages = [harbour, wedding],
    ...changes
  }: Partial<CompanionQuestion> & { passages?: readonly CompanionPassage[] } = {},
): CompanionQuestion {
  return {
    ...{ message, reading: readMessage(message), person: rosa, memory: memoryOf(passages) },
    ...{ facts: [], askerName: null, askersPeople: [], told: [], history: [], seed: message },
    now: new Date('2026-03-05T12:00:00Z'),
    ...changes,
  };
}
