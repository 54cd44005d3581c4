import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** Those whose parent link names this person. */
export function listChildren(family: readonly Ancestor[], id: string): Ancestor[] {
  return family.filter((one) => one.parentId === id);
}

/** The person that this one is married to; the server keeps the link on both sides. */
export function findSpouse(family: readonly Ancestor[], id: string): Ancestor | undefined {
  return family.find((one) => one.spouseId === id);
}
