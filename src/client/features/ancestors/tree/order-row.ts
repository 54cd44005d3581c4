import type { Ancestor } from '#shared/contracts/ancestors.ts';

/**
 * The people of one generation from left to right: by treePosition once the row was ever put in order,
 * and until then brothers and sisters together, below their parents, with spouses side by side.
 * @param placeOf the place of a person of an older row, if they have one.
 */
export function orderRow(
  people: readonly Ancestor[],
  placeOf: (id: string) => number | undefined,
): Ancestor[] {
  if (people.some(({ treePosition }) => treePosition !== 0)) {
    return people.toSorted((a, b) => a.treePosition - b.treePosition || (a.id < b.id ? -1 : 1));
  }
  const place = ({ parentId }: Ancestor) => (parentId ? placeOf(parentId) : undefined);
  const born = people.toSorted(
    (a, b) => (place(a) ?? Number.POSITIVE_INFINITY) - (place(b) ?? Number.POSITIVE_INFINITY) || 0,
  );
  return besideSpouses(born);
}

function besideSpouses(people: readonly Ancestor[]): Ancestor[] {
  const byId = new Map(people.map((one) => [one.id, one]));
  const ordered = new Set<Ancestor>();
  for (const one of people) {
    ordered.add(one);
    const spouse = byId.get(one.spouseId ?? '');
    if (spouse) ordered.add(spouse);
  }
  return [...ordered];
}
