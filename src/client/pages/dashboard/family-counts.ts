import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** How many profiles there are and how many of them can be talked with, in a sentence. */
export function familyCounts(family: readonly Pick<Ancestor, 'status'>[]): string {
  if (family.length === 0) return 'You have no ancestor profiles yet.';
  const profiles =
    family.length === 1 ? '1 ancestor profile' : `${family.length} ancestor profiles`;
  const ready = family.filter(({ status }) => status === 'active').length;
  return `You have ${profiles}, ${ready === 0 ? 'none' : ready} ready for conversations.`;
}
