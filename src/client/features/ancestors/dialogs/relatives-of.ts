import type { Ancestor } from '#shared/contracts/ancestors.ts';

type Family = readonly Ancestor[];

function parentsOf(family: Family, one: Ancestor): Ancestor[] {
  const parent = family.find(({ id }) => id === one.parentId);
  const second = parent && family.find(({ id }) => id === parent.spouseId);
  return [parent, second].filter((person) => person !== undefined);
}

function childrenOf(family: Family, one: Ancestor): Ancestor[] {
  return family.filter(
    ({ parentId }) => parentId !== null && (parentId === one.id || parentId === one.spouseId),
  );
}

function closure(start: Ancestor, next: (one: Ancestor) => Ancestor[]): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let one = open.pop(); one; one = open.pop()) {
    for (const found of next(one)) {
      if (reached.has(found.id)) continue;
      reached.add(found.id);
      open.push(found);
    }
  }
  return reached;
}

/** Who may be this person's parent: not a descendant, nor their spouse, nor themselves. */
export function listPossibleParents(family: Family, person: Ancestor): Ancestor[] {
  const descendants = closure(person, (one) => childrenOf(family, one));
  return family.filter(
    ({ id }) => id !== person.id && id !== person.spouseId && !descendants.has(id),
  );
}

/** Who may be this person's spouse: not an ancestor or descendant. */
export function listPossibleSpouses(family: Family, person: Ancestor): Ancestor[] {
  const ancestors = closure(person, (one) => parentsOf(family, one));
  const descendants = closure(person, (one) => childrenOf(family, one));
  return family.filter(
    ({ id }) =>
      id !== person.id && (id === person.spouseId || !(ancestors.has(id) || descendants.has(id))),
  );
}
