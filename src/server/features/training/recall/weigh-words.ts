import { fold } from '@heartwood/reading/words';
import { speakerTerm } from './index-terms.ts';
import { farthestMisspelling, shortMisspellings, startsOf } from './misspellings.ts';
import type { PassageIndex } from './passage-indexes.ts';
import type { PostingList } from './posting-list.ts';
import type { QuestionWord } from './question-words.ts';
import type { RecallRepository } from './recall.repository.ts';
import type { QuestionTerm } from './recollection.ts';
import type { WeightedWord } from './score-passages.ts';

/** A word to look up; `share` is a factor of its weight, 1 or less. */
export type LookedUpWord = { word: QuestionWord; share: number; fromHistory: boolean };
export type WeighedWord = WeightedWord & {
  term: QuestionTerm;
  held: PostingList[];
  asksOnly: boolean;
  hinted: PostingList[];
};

const misspellingWorth = 0.8;
// Near terms in more than a quarter of the passages are ignored: they do not discriminate.
const commonShare = 0.25;

/** Looks the words of a question up among the indexed terms of an ancestor, and weights them. */
export async function weighWords(
  asked: LookedUpWord[],
  ancestorId: string,
  index: PassageIndex,
  repository: RecallRepository,
  { spelledRight }: { spelledRight: boolean },
): Promise<WeighedWord[]> {
  const terms = new Set(
    asked.flatMap(({ word }) => [...word.own, ...word.near.keys(), speakerTerm(word.word)]),
  );
  const { live } = index.layout;
  const lists = index.listPostings(terms);
  const weighed = asked.map((one) => weigh(one, live, lists));
  const unknown = asked.filter((_, at) => !weighed[at]);
  const likely =
    live > 0 && unknown.length > 0 && !spelledRight
      ? await listLikely(
          unknown.map(({ word }) => word),
          ancestorId,
          index,
          repository,
        )
      : new Map<QuestionWord, Likely>();
  return asked.map(
    (one, at) =>
      weighed[at] ??
      weighAsMisspelt(one, live, likely.get(one.word) ?? []) ?? {
        weight: 0,
        lists: [],
        held: [],
        asksOnly: one.word.worth < 1,
        hinted: [],
        term: questionTerm(one, rarity(0, live), false),
      },
  );
}

function weigh(
  asked: LookedUpWord,
  live: number,
  lists: Map<string, PostingList>,
): WeighedWord | undefined {
  const { word, share } = asked;
  const held = word.own.flatMap((term) => lists.get(term) ?? []);
  const hinted = [...word.near].flatMap(([term, worth]) => {
    const list = word.own.includes(term) ? undefined : lists.get(term);
    return list && list.numbers.length <= live * commonShare ? [{ list, worth }] : [];
  });
  const known = held.length > 0 ? held : hinted.map(({ list }) => list);
  if (known.length === 0) return undefined;
  const own = rarity(Math.max(...known.map((list) => list.numbers.length)), live);
  const weight = own * word.worth;
  // A near term counts no more than its own rarity: 'go' is near to 'attend', but frequent.
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
    term: questionTerm(
      asked,
      held.length > 0 ? weight : rarity(0, live) * word.worth,
      held.length > 0,
    ),
  };
}

/** Corrections of a misspelt word, with their postings, likeliest first. */
type Likely = [term: string, list: PostingList][];

function weighAsMisspelt(
  asked: LookedUpWord,
  live: number,
  likely: Likely,
): WeighedWord | undefined {
  const { word, share } = asked;
  const lists = likely.map(([, list]) => list);
  if (lists.length === 0) return undefined;
  const weight = rarity(Math.max(...lists.map((list) => list.numbers.length)), live) * word.worth;
  return {
    weight: weight * share,
    lists: lists.map((list) => ({ list, worth: misspellingWorth })),
    held: lists,
    asksOnly: word.worth < 1,
    hinted: [],
    term: { ...questionTerm(asked, weight, true), readAs: likely[0]?.[0] },
  };
}

// One query for all long words.
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

/** Inverse document frequency as in BM25, always above 0. */
function rarity(holders: number, live: number): number {
  return Math.log(1 + (live - Math.min(holders, live) + 0.5) / (holders + 0.5));
}

function questionTerm(
  { word, fromHistory }: LookedUpWord,
  weight: number,
  known: boolean,
): QuestionTerm {
  return { word: word.word, weight, known, fromHistory };
}
