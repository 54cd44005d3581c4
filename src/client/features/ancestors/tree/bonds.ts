import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { youKey } from './tree-shape.ts';

/** A link between two nodes of the tree, by their keys; of a parent link the parent stands first. */
export interface Bond {
  kind: 'parent' | 'spouse';
  from: string;
  to: string;
  /** Read from the relationship to the user, since the user is not a stored person. */
  implied: boolean;
}

const parents = new Set(['father', 'mother', 'adoptive-father', 'adoptive-mother']);
const children = new Set(['son', 'daughter']);
const spouses = new Set(['spouse', 'husband', 'wife']);

/** Every stored link of a family, each once, and those of the user to parents, children and spouse. */
export function listBonds(family: readonly Ancestor[]): Bond[] {
  const byId = new Map(family.map((one) => [one.id, one]));
  return family.flatMap((one) => {
    const bonds: Bond[] = [];
    const parent = byId.get(one.parentId ?? '');
    if (parent) {
      const second = byId.get(parent.spouseId ?? '');
      for (const from of second ? [parent, second] : [parent])
        bonds.push({ kind: 'parent', from: from.id, to: one.id, implied: false });
    }
    const spouse = byId.get(one.spouseId ?? '');
    if (spouse && (one.id < spouse.id || spouse.spouseId !== one.id))
      bonds.push({ kind: 'spouse', from: one.id, to: spouse.id, implied: false });
    return [...bonds, ...bondsWithUser(one)];
  });
}

function bondsWithUser({ id, relationship, parentId, spouseId }: Ancestor): Bond[] {
  const word = (relationship ?? '').trim().toLowerCase();
  const bond = (kind: Bond['kind'], from: string, to: string): Bond[] => [
    { kind, from, to, implied: true },
  ];
  if (parents.has(word)) return bond('parent', id, youKey);
  if (children.has(word) && !parentId) return bond('parent', youKey, id);
  if (spouses.has(word) && !spouseId) return bond('spouse', youKey, id);
  return [];
}
