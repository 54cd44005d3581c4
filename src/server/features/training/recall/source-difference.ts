import { createHash } from 'node:crypto';
import type { StoredSource } from './recall.repository.ts';
import type { TaughtSource } from './taught-sources.ts';

export type NewSource = TaughtSource & { digest: string };

export type SourceDifference = {
  kept: StoredSource[];
  /** Unchanged but for their place among the others; `ordinal` is the new one. */
  moved: StoredSource[];
  gone: StoredSource[];
  added: NewSource[];
};

/** What has to change for the stored sources to become those that are taught now. */
export function sourceDifference(stored: StoredSource[], taught: TaughtSource[]): SourceDifference {
  const difference: SourceDifference = { kept: [], moved: [], gone: [], added: [] };
  const known = Map.groupBy(stored, (source) => source.digest);
  for (const source of taught) {
    const digest = digestOf(source);
    const same = known.get(digest)?.shift();
    if (!same) difference.added.push({ ...source, digest });
    else if (same.ordinal === source.ordinal) difference.kept.push(same);
    else difference.moved.push({ ...same, ordinal: source.ordinal });
  }
  difference.gone.push(...[...known.values()].flat());
  return difference;
}

function digestOf({ kind, title, content, language, teller }: TaughtSource): string {
  return createHash('md5')
    .update(
      JSON.stringify([kind, title, content, language, ...(teller === 'self' ? [] : [teller])]),
    )
    .digest('base64url');
}
