/** The deepest generation that is filled up in full; further down it would take 64 empty boxes. */
const deepestFull = -4;

/**
 * How many empty places a row shows: an ancestor row is filled up to 2^|generation|. Below the
 * great-great-grandparents one place invites to go on.
 */
export function countPlaceholders(generation: number, people: number): number {
  if (generation >= 0) return 0;
  if (generation < deepestFull) return 1;
  return Math.max(0, 2 ** -generation - people);
}
