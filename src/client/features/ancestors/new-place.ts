import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { generationOf } from '#shared/relationships.ts';

/** Room between two neighbours of a row, so that a person can be put between them later. */
export const placeStep = 100;

/** Where a newcomer goes in the row: at its end, if the row was ever put in order. */
export function newPlace(family: readonly Ancestor[], relationship: string): number {
  const generation = generationOf(relationship);
  const row = family.filter((one) => one.generation === generation);
  if (row.every(({ treePosition }) => treePosition === 0)) return 0;
  return Math.max(...row.map(({ treePosition }) => treePosition)) + placeStep;
}
