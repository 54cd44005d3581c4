import { limits } from '#shared/limits.ts';
import type { Span } from './choose-spans.ts';
import type { PassageLayout } from './passage-layout.ts';
import type { RecallRepository } from './recall.repository.ts';

/** Where the conversation is in a story: the run of its passages and the numbers that were told already. */
export type ToldSoFar = { run: number; told: ReadonlySet<number> };

/** Finds the sources of an earlier reply again, as far as they are still taught; the first leads. */
export async function findToldSoFar(
  ancestorId: string,
  sources: readonly { id: string; excerpt: string }[],
  layout: PassageLayout,
  repository: RecallRepository,
): Promise<ToldSoFar | undefined> {
  const anchors = await repository.listByIds(
    ancestorId,
    sources.map((source) => source.id),
  );
  const anchor = sources.flatMap((source) => anchors.find((one) => one.id === source.id) ?? [])[0];
  const run = layout.runOf[anchor?.number ?? -1] ?? -1;
  const { first, count } = layout.runs[run] ?? { first: 0, count: 0 };
  if (!anchor || count === 0) return undefined;
  const excerpts = sources.map((source) => source.excerpt);
  const numbers = Array.from({ length: count - 1 }, (_, place) => first + 1 + place);
  const near = numbers.filter((number) => Math.abs(number - anchor.number) <= limits.passageWords);
  const around = await repository.listByNumber(ancestorId, near);
  const told = around.filter((one) => excerpts.some((excerpt) => excerpt.includes(one.content)));
  return { run, told: new Set([anchor.number, ...told.map((one) => one.number)]) };
}

/** The stretches of the story after what was told last, in reading order, as long as passages may be. */
export function spansAfter({ run, told }: ToldSoFar, layout: PassageLayout, limit: number): Span[] {
  return untold(layout, run, told, Math.max(...told) + 1).slice(0, limit);
}

/** What of the story was not told yet: first what comes after, then what came before. */
export function spansUntold(
  { run, told }: ToldSoFar,
  layout: PassageLayout,
  limit: number,
): Span[] {
  const first = (layout.runs[run]?.first ?? 0) + 1;
  const all = untold(layout, run, told, first);
  const after = all.filter((stretch) => stretch.first > Math.max(...told));
  const before = all.filter((stretch) => stretch.first <= Math.max(...told));
  return [...after, ...before].slice(0, limit);
}

function untold(
  layout: PassageLayout,
  run: number,
  told: ReadonlySet<number>,
  from: number,
): Span[] {
  const { first = 0, count = 0 } = layout.runs[run] ?? {};
  const stretches: Span[] = [];
  let length = 0;
  for (let number = from; number < first + count; number++) {
    if (told.has(number)) continue;
    const words = layout.words[number] ?? 0;
    const open = stretches.at(-1);
    if (open && open.last === number - 1 && length + words <= limits.passageWords) {
      open.last = number;
      length += words;
    } else {
      stretches.push({ first: number, last: number, best: number, score: 0 });
      length = words;
    }
  }
  return stretches.map((stretch, index) => ({ ...stretch, score: 1 / (index + 1) }));
}
