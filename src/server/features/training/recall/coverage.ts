import type { PassageLayout } from './passage-layout.ts';
import type { PostingList } from './posting-list.ts';
import type { WeighedWord } from './weigh-words.ts';

const hintCounts = 0.5;

/**
 * Which words of the question a stretch (or the title over it) holds, and the share of the question that makes.
 * Words that only ask ('tell', 'remember') count only where there are no others.
 */
export function coverageOf(
  first: number,
  last: number,
  words: WeighedWord[],
  layout: PassageLayout,
) {
  const title = layout.runs[layout.runOf[first] ?? -1]?.first ?? first;
  const holds = (list: PostingList) => holdsAny(list, first, last) || holdsAny(list, title, title);
  const matched: string[] = [];
  const missing: string[] = [];
  let found = 0;
  let asked = 0;
  const own = words.filter(({ term }) => !term.fromHistory);
  const telling = own.filter(({ asksOnly }) => !asksOnly);
  for (const { held, hinted, term } of telling.length > 0 ? telling : own) {
    asked += term.weight;
    if (held.some(holds)) {
      matched.push(term.word);
      found += term.weight;
    } else {
      missing.push(term.word);
      if (hinted.some(holds)) found += term.weight * hintCounts;
    }
  }
  return { matched, missing, coverage: asked > 0 ? found / asked : 0 };
}

function holdsAny({ numbers }: PostingList, first: number, last: number): boolean {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  const at = numbers[low];
  return at !== undefined && at <= last;
}
