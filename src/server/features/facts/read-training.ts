import { type ExtractedFact, extractFacts, type FactStory } from '@heartwood/reading/extract-facts';
import { tellerOf } from '@heartwood/reading/guess-teller';
import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import { createYieldToEventLoop } from '#server/platform/clock/yield-to-event-loop.ts';
import type { Training, TrainingStory } from '#shared/contracts/training.ts';
import type { StatedFact } from './plan-suggestions.ts';

type Passages = Awaited<ReturnType<TrainingService['memory']['listStoryPassages']>>;

/** Stories are read in batches of at most so many characters, so that requests are served in between. */
const charactersAtOnce = 50_000;
/** As long as each part of a fact may be in the contract. */
const partLength = 200;

/** The facts that the stories of a training state, in the order of telling, each with the passage that says so. */
export async function readTraining(
  person: AncestorRow,
  training: Training,
  passages: Passages,
  signal?: AbortSignal,
): Promise<StatedFact[]> {
  const { name, gender, birthYear, deathYear } = person;
  const { fullName, birthPlace, occupation, stories } = training;
  const life = { name, fullName, gender, birthPlace, occupation, birthYear, deathYear };
  const passagesOf = Map.groupBy(passages, ({ storyOrdinal }) => storyOrdinal);
  const eventLoop = createYieldToEventLoop();
  const facts: StatedFact[] = [];
  for (const batch of batches(stretchesOf(stories, { name, fullName }))) {
    signal?.throwIfAborted();
    if (eventLoop.isDue()) await eventLoop.yield();
    for (const fact of extractFacts({ ...life, stories: batch })) {
      const { subject, relation, object, year, sentence } = fact;
      const ordinal = batch[fact.story]?.ordinal;
      if (!isStorable(fact) || ordinal === undefined) continue;
      facts.push({
        ...{ subject, relation, object, year, sentence },
        sourceId: findPassage(passagesOf.get(ordinal) ?? [], sentence),
        sourceTitle: stories[ordinal]?.title ?? null,
      });
    }
  }
  return facts;
}

/** The id of the passage that holds a sentence, or null. */
export function findPassage(passages: Passages, sentence: string): string | null {
  return passages.find(({ excerpt }) => excerpt.includes(sentence))?.sourceId ?? null;
}

function isStorable({ subject, relation, object }: ExtractedFact): boolean {
  return [subject, relation, object].every(({ length }) => length > 0 && length <= partLength);
}

/** A story, or a part of a long one, with the story's place among the stories. */
interface Stretch extends FactStory {
  ordinal: number;
}

function* stretchesOf(
  stories: readonly TrainingStory[],
  person: { name: string; fullName: string },
): Generator<Stretch> {
  for (const [ordinal, story] of stories.entries()) {
    if (story.content.length <= charactersAtOnce) yield { ...story, ordinal };
    else {
      // How the whole begins shows who tells it, not how a part does.
      const teller = tellerOf(story, person);
      for (const content of partsOf(story.content)) yield { ...story, teller, content, ordinal };
    }
  }
}

/** A long text in parts, cut where a line, a sentence or at least a word ends. */
function* partsOf(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    const part = text.slice(from, from + charactersAtOnce);
    const isLast = from + part.length >= text.length;
    const ends = ['\n', '. ', ' '].map((mark) => part.lastIndexOf(mark) + mark.length);
    const end = ends.find((each) => each > charactersAtOnce / 2) ?? part.length;
    yield (isLast ? part : part.slice(0, end)).toWellFormed();
    from += isLast ? part.length : end;
  }
}

function* batches(spans: Iterable<Stretch>): Generator<Stretch[]> {
  let batch: Stretch[] = [];
  let characters = 0;
  for (const span of spans) {
    if (batch.length > 0 && characters + span.content.length > charactersAtOnce) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(span);
    characters += span.content.length;
  }
  if (batch.length > 0) yield batch;
}
