import { limits } from '#shared/limits.ts';
import type { Span } from './choose-spans.ts';
import type { PassageLayout } from './passage-layout.ts';
import type { RecallRepository } from './recall.repository.ts';

/** The story that the conversation is about: its run, and the passages that were already told. */
export type ToldSoFar = { run: number; told: ReadonlySet<number> };

/** Finds the story of an earlier reply's sources; undefined if they no longer exist. The first source decides. */
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

/** The spans after the last told passage, in reading order, at most `limits.passageWords` long. */
export function spansAfter({ run, told }: ToldSoFar, layout: PassageLayout, limit: number): Span[] {
  return untold(layout, run, told, Math.max(...told) + 1).slice(0, limit);
}

/** The spans of the story that were not told yet: first those after the last told passage, then those before. */
export function spansUntold(
  { run, told }: ToldSoFar,
  layout: PassageLayout,
  limit: number,
): Span[] {
  const first = (layout.runs[run]?.first ?? 0) + 1;
  const all = untold(layout, run, told, first);
  const after = all.filter(({ first }) => first > Math.max(...told));
  const before = all.filter(({ first }) => first <= Math.max(...told));
  return [...after, ...before].slice(0, limit);
}

function untold(
  layout: PassageLayout,
  run: number,
  told: ReadonlySet<number>,
  from: number,
): Span[] {
  const { first = 0, count = 0 } = layout.runs[run] ?? {};
  const spans: Span[] = [];
  let length = 0;
  for (let number = from; number < first + count; number++) {
    if (told.has(number)) continue;
    const words = layout.words[number] ?? 0;
    const open = spans.at(-1);
    if (open && open.last === number - 1 && length + words <= limits.passageWords) {
      open.last = number;
      length += words;
    } else {
      spans.push({ first: number, last: number, best: number, score: 0 });
      length = words;
    }
  }
  return spans.map((span, index) => ({ ...span, score: 1 / (index + 1) }));
}
