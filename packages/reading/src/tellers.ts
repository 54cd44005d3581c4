import type { Family } from './kin-facts.ts';
import { relationOf } from './kin-relations.ts';
import type { ReadStories } from './read-stories.ts';

/** Adds those who tell stories of the person as 'Dad' or 'Nan': they are children or grandchildren. */
export function addTellers(
  stories: ReadStories,
  tellers: ReadonlyArray<string | undefined>,
  gender: 'm' | 'f' | undefined,
  family: Family,
): void {
  const seen = new Set<string>();
  for (const sentence of stories.sentences) {
    const teller = tellers[sentence.story];
    const { narrator } = sentence;
    if (!teller || seen.has(teller) || narrator.is === 'person') continue;
    if (narrator.kind !== 'child' && narrator.kind !== 'grandchild') continue;
    const isTold = sentence.kin.some(
      (each) => each.owner.by === 'narrator' && !each.name && each.gender === gender,
    );
    if (!isTold || family.relationOf(teller)) continue;
    seen.add(teller);
    const relation = relationOf(narrator.kind, undefined) ?? narrator.kind;
    family.add({ subject: 'self', relation, object: teller, sentence });
  }
}
