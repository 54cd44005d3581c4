import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { findRelationship } from '#shared/relationships.ts';
import { type Gender, type KinKind, kinWord } from './kin-words.ts';

export type Relative = Pick<
  Ancestor,
  'id' | 'name' | 'gender' | 'relationship' | 'parentId' | 'spouseId'
>;

/** `object` is the person's `relation`: `{ relation: 'daughter', object: 'Eva' }`. */
export interface KinFact {
  relation: string;
  object: string;
}

/** Where a person stands from the account's user: generations up (below 0) or down, in the direct line or beside it. */
interface Place {
  side: 'direct' | 'user' | 'sibling' | 'spouse';
  line: number;
}

const user: Place = { side: 'user', line: 0 };

/**
 * The kin of each person of a family: by the tree's parents and spouses (the second parent is the parent's spouse),
 * and by what each is to the account's user as far as that decides it. A mother and an aunt of the user may be
 * sisters or not: nothing follows.
 * @param userName is left out where the account has no name of its own, as a sample has none.
 */
export function createKinship(family: readonly Relative[], userName?: string) {
  const byId = new Map(family.map((one) => [one.id, one]));
  const find = (id: string | null) => (id ? byId.get(id) : undefined);
  const parentsOf = (one: Relative) => {
    const parent = find(one.parentId);
    return [parent, find(parent?.spouseId ?? null)].filter((found) => found !== undefined);
  };
  const children = new Map<string, Relative[]>();
  for (const one of family)
    for (const { id } of parentsOf(one)) children.set(id, [...(children.get(id) ?? []), one]);
  const childrenOf = ({ id }: Relative) => children.get(id) ?? [];
  const spouseOf = (one: Relative) => [find(one.spouseId)].filter((found) => found !== undefined);

  /** Kin by the links of the tree, nearest first. */
  function* linked(person: Relative): Generator<[Relative, KinKind, number]> {
    const parents = parentsOf(person);
    for (const spouse of spouseOf(person)) yield [spouse, 'spouse', 0];
    for (const parent of parents) yield [parent, 'up', 1];
    for (const child of childrenOf(person)) yield [child, 'down', 1];
    for (const sibling of parents.flatMap(childrenOf)) yield [sibling, 'sibling', 0];
    for (const grandparent of parents.flatMap(parentsOf)) yield [grandparent, 'up', 2];
    for (const grandchild of childrenOf(person).flatMap(childrenOf)) yield [grandchild, 'down', 2];
    for (const parent of spouseOf(person).flatMap(parentsOf)) yield [parent, 'parent-in-law', 0];
    for (const spouse of childrenOf(person).flatMap(spouseOf)) yield [spouse, 'child-in-law', 0];
  }

  return function kinOf(id: string): KinFact[] {
    const person = byId.get(id);
    if (!person) return [];
    const found = new Map<string, KinFact>();
    for (const [other, kind, distance] of linked(person)) {
      if (other.id === id || found.has(other.id)) continue;
      found.set(other.id, {
        relation: kinWord(kind, distance, genderOf(other)),
        object: other.name,
      });
    }
    const place = placeOf(person);
    if (!place) return [...found.values()];
    for (const other of family) {
      const otherPlace = placeOf(other);
      if (other.id === id || found.has(other.id) || !otherPlace) continue;
      const kind = between(place, otherPlace);
      if (kind)
        found.set(other.id, { relation: kinWord(...kind, genderOf(other)), object: other.name });
    }
    const toUser = userName ? between(place, user) : undefined;
    if (toUser && userName) found.set('', { relation: kinWord(...toUser, null), object: userName });
    return [...found.values()];
  };
}

/** What `other` is to `person`, where it follows from what both are to the user. */
function between(person: Place, other: Place): [KinKind, number] | undefined {
  const sides = `${person.side} ${other.side}`;
  if (person.side === 'direct' && person.line < 0) {
    if (sides === 'direct spouse') return person.line === -1 ? ['child-in-law', 0] : undefined;
    return other.line >= 0 ? ['down', other.line - person.line] : undefined;
  }
  if (other.side === 'direct' && other.line < 0) {
    if (person.side === 'spouse') return other.line === -1 ? ['parent-in-law', 0] : undefined;
    return ['up', person.line - other.line];
  }
  if (sides === 'direct user') return ['up', person.line];
  if (sides === 'sibling user' || sides === 'sibling sibling') return ['sibling', 0];
  if (sides === 'sibling direct' && other.line === 1) return ['child-of-sibling', 0];
  if (sides === 'direct sibling' && person.line === 1) return ['sibling-of-parent', 0];
  return sides === 'spouse user' ? ['spouse', 0] : undefined;
}

const directLine = /^(?:great-)*(?:grand)?(?:mother|father|son|daughter)$/;

/** Step, half and in-law relations are left out: too little follows from them. */
function placeOf({ relationship }: Relative): Place | undefined {
  const { value, generation } = findRelationship(relationship) ?? {};
  if (value === undefined || generation === undefined) return undefined;
  if (/^(?:twin-)?(?:brother|sister)$/.test(value)) return { side: 'sibling', line: 0 };
  if (/^(?:spouse|husband|wife)$/.test(value)) return { side: 'spouse', line: 0 };
  return directLine.test(value) ? { side: 'direct', line: generation } : undefined;
}

function genderOf({ gender, relationship }: Relative): Gender {
  if (gender) return gender === 'other' ? null : gender;
  const word = findRelationship(relationship)?.value ?? '';
  if (/(?:mother|aunt|sister|wife|daughter|niece)(?:-in-law)?$/.test(word)) return 'female';
  if (/(?:father|uncle|brother|husband|son|nephew)(?:-in-law)?$/.test(word)) return 'male';
  return null;
}
