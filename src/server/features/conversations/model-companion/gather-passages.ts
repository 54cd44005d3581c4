import type { ChosenAnswer } from '@heartwood/reading/choose-answer';
import { placedSentences, splitSentences } from '@heartwood/reading/sentences';
import { countWords } from '@heartwood/reading/words';
import type { Companion, CompanionPassage, CompanionQuestion } from '../companion/companion.ts';
import { findAnswer } from '../companion/find-answer.ts';
import type { Speaker } from '../companion/speaker.ts';

/** A passage with as much of its text as a model is given. */
export interface GivenPassage {
  passage: CompanionPassage;
  text: string;
}

export interface Gathered {
  /** Best first; their numbers are their places, from 1. */
  passages: GivenPassage[];
  chosen: ChosenAnswer | undefined;
  /** Sentences of the person's own, as examples of manner. */
  ownSentences: string[];
}

/** How much a model is given. */
export interface PassageRoom {
  passages: number;
  /** Of each passage. */
  words: number;
}

const ownSentencesGiven = 3;
const ownSentenceWords = { min: 5, max: 18 };
const storiesLookedAt = 4;
/** What a passage must hold of a message that asks nothing. */
const coverageOfStatement = 0.3;
const passagesOfStatement = 3;

/** Finds the passages that a model may speak from. For a story the offline companion chooses which. */
export async function gatherPassages(
  question: string,
  request: CompanionQuestion,
  {
    speaker,
    offline,
    room,
    isAboutLife,
  }: { speaker: Speaker; offline: Companion; room: PassageRoom; isAboutLife: boolean },
): Promise<Gathered> {
  const { memory, reading } = request;
  if (['greeting', 'goodbye', 'thanks'].includes(reading.act) && !isAboutLife)
    return { passages: [], chosen: undefined, ownSentences: await listOwnSentences([], memory) };
  const found = await findAnswer(question, speaker, request);
  const ranked = (found.chosen?.passages ?? []).flatMap(
    ({ passage }) => found.passages.get(passage.id) ?? [],
  );
  const told = reading.act === 'story-request' ? await listStory(request, offline) : [];
  const all = distinct([...told, ...ranked, ...found.passages.values()]);
  const fitting = isAboutLife
    ? all.slice(0, room.passages)
    : all
        .filter(({ coverage }) => coverage >= coverageOfStatement)
        .slice(0, Math.min(passagesOfStatement, room.passages));
  const best = new Map(
    (found.chosen?.passages ?? []).map(({ passage, sentence }) => [passage.id, sentence]),
  );
  return {
    passages: fitting.map((passage) => ({
      passage,
      text: cutAround(passage, best.get(passage.sourceId), room.words),
    })),
    chosen: found.chosen,
    ownSentences: await listOwnSentences(fitting, memory, all.slice(fitting.length)),
  };
}

/** The passages of the story that the offline companion would tell. */
async function listStory(
  request: CompanionQuestion,
  offline: Companion,
): Promise<CompanionPassage[]> {
  const { sources } = await offline.reply({ ...request, onDelta: undefined });
  const ids = new Set(sources.map(({ id }) => id));
  const stories = await request.memory.listStories();
  const story = stories.find(({ title }) => title === sources[0]?.title);
  if (!story) return [];
  return (await request.memory.listPassages(story.storyOrdinal)).filter(({ sourceId }) =>
    ids.has(sourceId),
  );
}

/** Whole sentences around one, as far as there is room for. */
function cutAround(
  { excerpt, language }: CompanionPassage,
  sentence: string | undefined,
  words: number,
): string {
  if (countWords(excerpt) <= words) return excerpt;
  const sentences = placedSentences(excerpt, language);
  const from = Math.max(
    0,
    sentences.findIndex(({ text }) => text === sentence),
  );
  let [first, last] = [from, from];
  let left = words - countWords(sentences[from]?.text ?? '');
  const takes = (at: number) => {
    const next = sentences[at];
    if (!next || countWords(next.text) > left) return false;
    left -= countWords(next.text);
    return true;
  };
  while (takes(last + 1)) last += 1;
  while (takes(first - 1)) first -= 1;
  const end = sentences[last];
  const cut = end ? excerpt.slice(sentences[first]?.start ?? 0, end.start + end.text.length) : '';
  // A single sentence may be longer than there is room for.
  return cut.split(/\s+/).slice(0, words).join(' ');
}

/** Short sentences that the person told, from other passages than those given. */
async function listOwnSentences(
  given: readonly CompanionPassage[],
  memory: CompanionQuestion['memory'],
  others: readonly CompanionPassage[] = [],
): Promise<string[]> {
  const texts = given.map(({ excerpt }) => excerpt).join('\n');
  const found = new Set<string>();
  const note = (passages: readonly CompanionPassage[]) => {
    for (const { teller, kind, excerpt, language } of passages) {
      if (teller !== 'self' || kind !== 'story') continue;
      const short = splitSentences(excerpt, language).find((sentence) => {
        const length = countWords(sentence);
        const isShort = length >= ownSentenceWords.min && length <= ownSentenceWords.max;
        return isShort && !texts.includes(sentence) && !found.has(sentence);
      });
      if (short && found.size < ownSentencesGiven) found.add(short);
    }
  };
  note(others);
  const stories = found.size < ownSentencesGiven ? await memory.listStories() : [];
  for (const { storyOrdinal } of stories.slice(0, storiesLookedAt))
    if (found.size < ownSentencesGiven) note(await memory.listPassages(storyOrdinal));
  return [...found];
}

function distinct(passages: readonly CompanionPassage[]): CompanionPassage[] {
  return [...new Map(passages.map((passage) => [passage.sourceId, passage])).values()];
}
