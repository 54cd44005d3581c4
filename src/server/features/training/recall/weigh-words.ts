import { fold } from '#server/platform/language/words.ts';
import { farthestMisspelling, shortMisspellings, startsOf } from './misspellings.ts';
import type { PostingList } from './posting-list.ts';
import type { QuestionWord } from './question-words.ts';
import type { RecallRepository } from './recall.repository.ts';
import type { QuestionTerm } from './recollection.ts';
import type { WeightedWord } from './score-passages.ts';

/** A word of the question with its postings, and what is told about it. `share` is its part: 1 or less. */
export type HeardWord = { word: QuestionWord; share: number; fromHistory: boolean };
export type WeighedWord = WeightedWord & {
  term: QuestionTerm;
  held: PostingList[];
  asksOnly: boolean;
  hinted: PostingList[];
};

const misspellingWorth = 0.8;
// What half of everything holds stands for nothing in particular.
const commonShare = 0.25;

/** Looks the words of a question up among the terms of an ancestor with `live` passages. */
export async function weighWords(
  heard: HeardWord[],
  ancestorId: string,
  live: number,
  repository: RecallRepository,
): Promise<WeighedWord[]> {
  const terms = new Set(heard.flatMap(({ word }) => [...word.own, ...word.near.keys()]));
  const lists = await repository.listPostings(ancestorId, [...terms]);
  const weighed: WeighedWord[] = [];
  for (const one of heard) {
    weighed.push(
      weigh(one, live, lists) ??
        (await weighAsMisspelt(one, ancestorId, live, repository)) ?? {
          weight: 0,
          lists: [],
          held: [],
          asksOnly: one.word.worth < 1,
          hinted: [],
          term: told(one, rarity(0, live), false),
        },
    );
  }
  return weighed;
}

function weigh(
  heard: HeardWord,
  live: number,
  lists: Map<string, PostingList>,
): WeighedWord | undefined {
  const { word, share } = heard;
  const held = word.own.flatMap((term) => lists.get(term) ?? []);
  const hinted = [...word.near].flatMap(([term, worth]) => {
    const list = word.own.includes(term) ? undefined : lists.get(term);
    return list && list.numbers.length <= live * commonShare ? [{ list, worth }] : [];
  });
  const known = held.length > 0 ? held : hinted.map(({ list }) => list);
  if (known.length === 0) return undefined;
  const holders = Math.max(...known.map((list) => list.numbers.length));
  const weight = rarity(holders, live) * word.worth;
  return {
    weight: weight * share,
    lists: [...held.map((list) => ({ list, worth: 1 })), ...hinted],
    held,
    asksOnly: word.worth < 1,
    hinted: hinted.map(({ list }) => list),
    term: told(heard, held.length > 0 ? weight : rarity(0, live) * word.worth, held.length > 0),
  };
}

async function weighAsMisspelt(
  heard: HeardWord,
  ancestorId: string,
  live: number,
  repository: RecallRepository,
): Promise<WeighedWord | undefined> {
  const { word, share } = heard;
  if (live === 0) return undefined;
  const likely = await listLikely(word, ancestorId, repository);
  const lists = likely.map(([, list]) => list);
  if (lists.length === 0) return undefined;
  const weight = rarity(Math.max(...lists.map((list) => list.numbers.length)), live) * word.worth;
  return {
    weight: weight * share,
    lists: lists.map((list) => ({ list, worth: misspellingWorth })),
    held: lists,
    asksOnly: word.worth < 1,
    hinted: [],
    term: { ...told(heard, weight, true), readAs: likely[0]?.[0] },
  };
}

async function listLikely(word: QuestionWord, ancestorId: string, repository: RecallRepository) {
  const short = await repository.listPostings(ancestorId, shortMisspellings(word));
  if (short.size > 0) return [...short].slice(0, 2);
  const farthest = farthestMisspelling(word);
  if (farthest === 0) return [];
  const likely = await repository.listNearTerms(ancestorId, fold(word.word), {
    farthest,
    starts: startsOf(word),
  });
  return [...(await repository.listPostings(ancestorId, likely.slice(0, 2)))];
}

/** Inverse document frequency, as BM25 has it: above 0 even for what nearly every passage holds. */
function rarity(holders: number, live: number): number {
  return Math.log(1 + (live - Math.min(holders, live) + 0.5) / (holders + 0.5));
}

function told({ word, fromHistory }: HeardWord, weight: number, known: boolean): QuestionTerm {
  return { word: word.word, weight, known, fromHistory };
}
