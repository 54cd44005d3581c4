import type { Span } from './choose-spans.ts';
import type { PassageIndex } from './passage-indexes.ts';
import type { PassageLayout } from './passage-layout.ts';
import { joinPassages } from './passages.ts';
import type { PostingList } from './posting-list.ts';
import type { PlacedPassage } from './recall.repository.ts';
import type { RecollectedPassage } from './recollection.ts';
import type { WeighedWord } from './weigh-words.ts';

/** Reads the text of spans, in the order given. */
export async function presentSpans(
  spans: Span[],
  words: WeighedWord[],
  index: PassageIndex,
): Promise<RecollectedPassage[]> {
  const numbers = spans.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  const byNumber = await index.listPassages(numbers);
  return spans.flatMap(({ first, last, best, score }) => {
    const parts: PlacedPassage[] = [];
    for (let number = first; number <= last; number++) {
      const part = byNumber.get(number);
      if (part) parts.push(part);
    }
    const leading = byNumber.get(best);
    // The passages may have been indexed again since the spans were chosen.
    if (!leading || parts.length !== last - first + 1) return [];
    const place = coverageOf(first, last, words, index.layout);
    return [{ ...present(parts, leading), ...place, score: Math.round(score * 1_000) / 1_000 }];
  });
}

/** Passages one by one, in the order given. */
export function presentPassages(passages: PlacedPassage[]): RecollectedPassage[] {
  return passages.map((passage) => present([passage], passage));
}

function present(parts: PlacedPassage[], leading: PlacedPassage): RecollectedPassage {
  const { id, kind, title, teller, language, ordinal, passageCount } = leading;
  const place = parts[0]?.place ?? 0;
  const lastPlace = parts.at(-1)?.place ?? place;
  return {
    sourceId: id,
    kind,
    title,
    excerpt: joinPassages(parts.map(({ content, gap }) => ({ text: content, gap }))),
    score: 0,
    language,
    teller,
    storyOrdinal: kind === 'story' ? ordinal : null,
    place,
    lastPlace,
    isLast: lastPlace === passageCount - 2,
    matched: [],
    missing: [],
    coverage: 0,
  };
}

const hintCounts = 0.5;

/**
 * The words of the question that a span or its title has, and their share of the question's weight. Words that only
 * ask ('tell', 'remember') count only if there are no others.
 */
function coverageOf(first: number, last: number, words: WeighedWord[], layout: PassageLayout) {
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
