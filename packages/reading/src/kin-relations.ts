/** 'm', 'f', or undefined where it is not known. */
export type Gender = 'm' | 'f' | undefined;

/** What the relative of a person is called: that of each gender, and that where the gender is unknown. */
interface Pair {
  m: string;
  f: string;
}

const parent: Pair = { m: 'father', f: 'mother' };
const spouse: Pair = { m: 'husband', f: 'wife' };
const child: Pair = { m: 'son', f: 'daughter' };
const sibling: Pair = { m: 'brother', f: 'sister' };
const grandparent: Pair = { m: 'grandfather', f: 'grandmother' };
const grandchild: Pair = { m: 'grandson', f: 'granddaughter' };
const greatGrandchild: Pair = { m: 'great-grandson', f: 'great-granddaughter' };
const auntOrUncle: Pair = { m: 'uncle', f: 'aunt' };
const nephewOrNiece: Pair = { m: 'nephew', f: 'niece' };
const cousin: Pair = { m: 'cousin', f: 'cousin' };
const parentInLaw: Pair = { m: 'father-in-law', f: 'mother-in-law' };
const childInLaw: Pair = { m: 'son-in-law', f: 'daughter-in-law' };
const siblingInLaw: Pair = { m: 'brother-in-law', f: 'sister-in-law' };
const greatGrandparent: Pair = { m: 'great-grandfather', f: 'great-grandmother' };
const greatAuntOrUncle: Pair = { m: 'great-uncle', f: 'great-aunt' };
const self: Pair = { m: 'self', f: 'self' };

const kinds = {
  parent,
  spouse,
  child,
  sibling,
  grandparent,
  grandchild,
  greatGrandchild,
  auntOrUncle,
  nephewOrNiece,
  cousin,
  parentInLaw,
  childInLaw,
  siblingInLaw,
  greatGrandparent,
  greatAuntOrUncle,
  self,
} as const satisfies Record<string, Pair>;

/** A relation without its gender. */
export type KinKind = keyof typeof kinds;

const kindOfRelation = new Map<string, KinKind>([
  ...Object.entries(kinds).flatMap(
    ([kind, pair]): Array<[string, KinKind]> => [
      [pair.m, kind as KinKind],
      [pair.f, kind as KinKind],
    ],
  ),
  ['child', 'child'],
  ['grandchild', 'grandchild'],
]);

/** The kind of a relation: 'uncle' is 'auntOrUncle'. Undefined for those who are no kin, as friends. */
export function kindOf(relation: string): KinKind | undefined {
  return kindOfRelation.get(relation);
}

/** The gender that a relation tells. */
export function genderOf(relation: string): Gender {
  const kind = kindOf(relation);
  if (!kind || kind === 'cousin' || kind === 'self') return undefined;
  if (kinds[kind].m === relation) return 'm';
  return kinds[kind].f === relation ? 'f' : undefined;
}

/** The relation of a kind for a gender: 'child' and 'grandchild' where it is unknown, otherwise undefined. */
export function relationOf(kind: KinKind, gender: Gender): string | undefined {
  if (gender) return kinds[kind][gender];
  if (kind === 'child' || kind === 'grandchild' || kind === 'cousin' || kind === 'self')
    return kind;
  return undefined;
}

type Table = Partial<Record<KinKind, Partial<Record<KinKind, readonly KinKind[]>>>>;

// The kin of one's kin: what each may be to oneself, likeliest first. Only what has few meanings is listed.
const kinOfKin: Table = {
  parent: {
    parent: ['grandparent'],
    spouse: ['parent'],
    child: ['sibling'],
    sibling: ['auntOrUncle'],
    auntOrUncle: ['greatAuntOrUncle'],
    nephewOrNiece: ['cousin'],
    grandparent: ['greatGrandparent'],
  },
  spouse: {
    parent: ['parentInLaw'],
    sibling: ['siblingInLaw'],
    child: ['child'],
    grandchild: ['grandchild'],
    nephewOrNiece: ['nephewOrNiece'],
    parentInLaw: ['parent'],
    spouse: ['self'],
  },
  child: {
    parent: ['spouse'],
    spouse: ['childInLaw'],
    child: ['grandchild'],
    sibling: ['child'],
    grandchild: ['greatGrandchild'],
    auntOrUncle: ['sibling', 'siblingInLaw'],
    grandparent: ['parent', 'parentInLaw'],
    nephewOrNiece: ['grandchild'],
    cousin: ['nephewOrNiece'],
    greatGrandparent: ['grandparent'],
    greatAuntOrUncle: ['auntOrUncle'],
    childInLaw: [],
  },
  sibling: {
    parent: ['parent'],
    sibling: ['sibling'],
    spouse: ['siblingInLaw'],
    child: ['nephewOrNiece'],
    grandparent: ['grandparent'],
    auntOrUncle: ['auntOrUncle'],
    cousin: ['cousin'],
    greatGrandparent: ['greatGrandparent'],
    nephewOrNiece: ['child', 'nephewOrNiece'],
  },
  grandchild: {
    grandparent: ['spouse'],
    parent: ['child', 'childInLaw'],
    auntOrUncle: ['child', 'childInLaw'],
    sibling: ['grandchild'],
    cousin: ['grandchild'],
    child: ['greatGrandchild'],
    greatGrandparent: ['parent', 'parentInLaw'],
    greatAuntOrUncle: ['sibling', 'siblingInLaw'],
  },
  greatGrandchild: {
    greatGrandparent: ['spouse'],
    grandparent: ['child', 'childInLaw'],
    parent: ['grandchild'],
    sibling: ['greatGrandchild'],
    auntOrUncle: ['grandchild'],
    greatAuntOrUncle: ['child', 'childInLaw'],
  },
  grandparent: { spouse: ['grandparent'], parent: ['greatGrandparent'] },
  auntOrUncle: { child: ['cousin'], spouse: ['auntOrUncle'], parent: ['grandparent'] },
  nephewOrNiece: {
    parent: ['sibling', 'siblingInLaw'],
    auntOrUncle: ['spouse', 'sibling', 'siblingInLaw'],
    grandparent: ['parent', 'parentInLaw'],
    cousin: ['child'],
    sibling: ['nephewOrNiece'],
  },
  cousin: {
    auntOrUncle: ['parent', 'auntOrUncle'],
    parent: ['auntOrUncle'],
    grandparent: ['grandparent'],
    cousin: ['sibling', 'cousin'],
    sibling: ['cousin'],
  },
  parentInLaw: { child: ['siblingInLaw'], spouse: ['parentInLaw'] },
  childInLaw: { child: ['grandchild'], spouse: ['child'], parentInLaw: ['spouse'] },
  siblingInLaw: { child: ['nephewOrNiece'], parent: ['parentInLaw'] },
};

const notKin = new Set('friend neighbour godfather godmother boss teacher pet'.split(' '));

/**
 * The relations that a relative's relative may have to the person, likeliest first: the husband's mother is the
 * mother-in-law. Includes 'self' where the second relative may be the person: a child's mother.
 *
 * @param first the relation of the one between
 * @param second the relation of the other to the one between
 */
export function composeKin(first: string, second: string): string[] {
  const between = kindOf(first);
  const other = kindOf(second);
  if (!between || !other || notKin.has(second)) return [];
  const gender = genderOf(second);
  return (kinOfKin[between]?.[other] ?? []).flatMap((kind) => relationOf(kind, gender) ?? []);
}

// The same relation seen from the other side: a parent's inverse is a child.
const inverseKinds: Partial<Record<KinKind, KinKind>> = {
  parent: 'child',
  child: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  greatGrandparent: 'greatGrandchild',
  greatGrandchild: 'greatGrandparent',
  auntOrUncle: 'nephewOrNiece',
  nephewOrNiece: 'auntOrUncle',
  cousin: 'cousin',
  parentInLaw: 'childInLaw',
  childInLaw: 'parentInLaw',
  siblingInLaw: 'siblingInLaw',
};

/** What one is to one's `kind`: to the grandparent the grandchild. */
export function inverseKind(kind: KinKind): KinKind | undefined {
  return inverseKinds[kind];
}
