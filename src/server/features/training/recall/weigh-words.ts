import { fold } from '@heartwood/reading/words';
import { speakerTerm } from './index-terms.ts';
import { farthestMisspelling, shortMisspellings, startsOf } from './misspellings.ts';
import type { PassageIndex } from './passage-indexes.ts';
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

/** Looks the words of a question up among the terms of an ancestor. */
export async function weighWords(
  heard: HeardWord[],
  ancestorId: string,
  index: PassageIndex,
  repository: RecallRepository,
  { spelledRight }: { spelledRight: boolean },
): Promise<WeighedWord[]> {
  const terms = new Set(
    heard.flatMap(({ word }) => [...word.own, ...word.near.keys(), speakerTerm(word.word)]),
  );
  const { live } = index.layout;
  const lists = index.listPostings(terms);
  const weighed = heard.map((one) => weigh(one, live, lists));
  const unknown = heard.filter((_, at) => !weighed[at]);
  const likely =
    live > 0 && unknown.length > 0 && !spelledRight
      ? await listLikely(
          unknown.map(({ word }) => word),
          ancestorId,
          index,
          repository,
        )
      : new Map<QuestionWord, Likely>();
  return heard.map(
    (one, at) =>
      weighed[at] ??
      weighAsMisspelt(one, live, likely.get(one.word) ?? []) ?? {
        weight: 0,
        lists: [],
        held: [],
        asksOnly: one.word.worth < 1,
        hinted: [],
        term: told(one, rarity(0, live), false),
      },
  );
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
  const own = rarity(Math.max(...known.map((list) => list.numbers.length)), live);
  const weight = own * word.worth;
  // A hint tells no more than it is rare itself: 'go' is near to 'attend', but half of everything goes somewhere.
  const worthOf = (hint: (typeof hinted)[number]) =>
    hint.worth * Math.min(1, rarity(hint.list.numbers.length, live) / own);
  return {
    weight: weight * share,
    lists: [
      ...held.map((list) => ({ list, worth: 1 })),
      ...hinted.map((hint) => ({ list: hint.list, worth: worthOf(hint) })),
    ],
    spokenBy: lists.get(speakerTerm(word.word)),
    held,
    asksOnly: word.worth < 1,
    hinted: hinted.map(({ list }) => list),
    term: told(heard, held.length > 0 ? weight : rarity(0, live) * word.worth, held.length > 0),
  };
}

/** Terms that a word may have been meant to be, with their postings, likeliest first. */
type Likely = [term: string, list: PostingList][];

function weighAsMisspelt(heard: HeardWord, live: number, likely: Likely): WeighedWord | undefined {
  const { word, share } = heard;
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

// All long words at once: a question of many would else go to the database and back for each.
async function listLikely(
  words: readonly QuestionWord[],
  ancestorId: string,
  index: PassageIndex,
  repository: RecallRepository,
): Promise<Map<QuestionWord, Likely>> {
  const short = new Map(words.map((word) => [word, shortMisspellings(word)]));
  const held = index.listPostings([...short.values()].flat());
  const likely = new Map<QuestionWord, Likely>();
  for (const [word, forms] of short) {
    const found = forms.filter((form) => held.has(form));
    if (found.length > 0) likely.set(word, withPostings(found.slice(0, 2), held));
  }
  const longer = words.filter((word) => !likely.has(word) && farthestMisspelling(word) > 0);
  if (longer.length === 0) return likely;
  const near = await repository.listNearTerms(
    ancestorId,
    longer.map((word) => ({
      term: fold(word.word),
      farthest: farthestMisspelling(word),
      starts: startsOf(word),
    })),
  );
  const postings = index.listPostings(near.flat());
  for (const [at, word] of longer.entries())
    likely.set(word, withPostings(near[at] ?? [], postings));
  return likely;
}

function withPostings(terms: readonly string[], lists: Map<string, PostingList>): Likely {
  return terms.flatMap((term): Likely => {
    const list = lists.get(term);
    return list ? [[term, list]] : [];
  });
}

/** Inverse document frequency, as BM25 has it: above 0 even for what nearly every passage holds. */
function rarity(holders: number, live: number): number {
  return Math.log(1 + (live - Math.min(holders, live) + 0.5) / (holders + 0.5));
}

function told({ word, fromHistory }: HeardWord, weight: number, known: boolean): QuestionTerm {
  return { word: word.word, weight, known, fromHistory };
}
