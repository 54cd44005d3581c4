import type { Turn } from './persona.ts';

/** The titles of what this conversation has stood on. */
export function toldTitles(history: readonly Turn[]): ReadonlySet<string> {
  return new Set(history.flatMap(({ sources }) => sources?.map(({ title }) => title) ?? []));
}

/** The title of the story that the last grounded reply stood on. */
export function lastStory(history: readonly Turn[]): string | undefined {
  return history
    .findLast(
      ({ kind, sources }) => kind === 'persona' && sources?.some((each) => each.kind === 'story'),
    )
    ?.sources?.find(({ kind }) => kind === 'story')?.title;
}
