import { createHash } from 'node:crypto';
import type { StoredSource } from './recall.repository.ts';
import type { TrainingSource } from './training-sources.ts';

export type NewSource = TrainingSource & { digest: string };

export type SourceDifference = {
  kept: StoredSource[];
  /** Unchanged but for their `ordinal`, which is the new one. */
  moved: StoredSource[];
  removed: StoredSource[];
  added: NewSource[];
};

/** Compares the stored sources with the current ones, by the digest of their text. */
export function sourceDifference(
  stored: StoredSource[],
  current: TrainingSource[],
): SourceDifference {
  const difference: SourceDifference = { kept: [], moved: [], removed: [], added: [] };
  const known = Map.groupBy(stored, (source) => source.digest);
  for (const source of current) {
    const digest = digestOf(source);
    const same = known.get(digest)?.shift();
    if (!same) difference.added.push({ ...source, digest });
    else if (same.ordinal === source.ordinal) difference.kept.push(same);
    else difference.moved.push({ ...same, ordinal: source.ordinal });
  }
  difference.removed.push(...[...known.values()].flat());
  return difference;
}

function digestOf({ kind, title, content, language, teller }: TrainingSource): string {
  return createHash('md5')
    .update(
      JSON.stringify([kind, title, content, language, ...(teller === 'self' ? [] : [teller])]),
    )
    .digest('base64url');
}
