import type { Span } from './choose-spans.ts';
import { coverageOf } from './coverage.ts';
import type { PassageIndex } from './passage-indexes.ts';
import { joinPassages } from './passages.ts';
import type { PlacedPassage } from './recall.repository.ts';
import type { RecollectedPassage } from './recollection.ts';
import type { WeighedWord } from './weigh-words.ts';

/** Stretches with their words, in the order given. */
export async function presentSpans(
  stretches: Span[],
  words: WeighedWord[],
  index: PassageIndex,
): Promise<RecollectedPassage[]> {
  const numbers = stretches.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  const byNumber = await index.listPassages(numbers);
  return stretches.flatMap(({ first, last, best, score }) => {
    const parts: PlacedPassage[] = [];
    for (let number = first; number <= last; number++) {
      const part = byNumber.get(number);
      if (part) parts.push(part);
    }
    const leading = byNumber.get(best);
    // TrainingContent anew between the two readings: what is gone is not recalled.
    if (!leading || parts.length !== last - first + 1) return [];
    const place = coverageOf(first, last, words, index.layout);
    return [{ ...present(parts, leading), ...place, score: Math.round(score * 1_000) / 1_000 }];
  });
}

/** Passages one by one, as they were taught. */
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
