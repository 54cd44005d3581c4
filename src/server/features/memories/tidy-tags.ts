import { fold } from '@heartwood/reading/words';

/** Each tag once, however it is spelled: the first spelling stays. */
export function tidyTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const key = fold(tag);
    if (!known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}
