import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { placeStep } from '../new-place.ts';

/**
 * The new treePositions that put one person at `index` of a row (counted without them), as few as can be.
 * @param row in the order that is shown.
 */
export function placesAfterMove(
  row: readonly Ancestor[],
  id: string,
  index: number,
): Map<string, number> {
  const moved = row.find((one) => one.id === id);
  const others = row.filter((one) => one.id !== id);
  if (!moved || row.indexOf(moved) === index) return new Map();

  const isOrdered = others.every(
    ({ treePosition }, place) =>
      place === 0 || (others[place - 1]?.treePosition ?? 0) < treePosition,
  );
  const before = others[index - 1]?.treePosition;
  const after = others[index]?.treePosition;
  const between = placeBetween(before, after);
  if (isOrdered && between !== undefined) return new Map([[id, between]]);

  const order = others.toSpliced(index, 0, moved);
  const first = -Math.floor(order.length / 2) * placeStep;
  const places = order.map((one, place) => [one, first + place * placeStep] as const);
  return new Map(
    places.flatMap(([one, place]) =>
      one.treePosition === place ? [] : [[one.id, place] as const],
    ),
  );
}

function placeBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? undefined : after - placeStep;
  if (after === undefined) return before + placeStep;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : undefined;
}
