/** Null where it is not known, or neither of the two. */
export type Gender = 'female' | 'male' | null;

/** `up` and `down` are the direct line, as many generations away as told. */
export type KinKind =
  | 'up'
  | 'down'
  | 'spouse'
  | 'sibling'
  | 'parent-in-law'
  | 'child-in-law'
  | 'sibling-of-parent'
  | 'child-of-sibling';

const kinWords: Record<KinKind, Record<'female' | 'male' | 'either', string>> = {
  up: { female: 'mother', male: 'father', either: 'parent' },
  down: { female: 'daughter', male: 'son', either: 'child' },
  spouse: { female: 'wife', male: 'husband', either: 'spouse' },
  sibling: { female: 'sister', male: 'brother', either: 'sibling' },
  'parent-in-law': { female: 'mother-in-law', male: 'father-in-law', either: 'parent-in-law' },
  'child-in-law': { female: 'daughter-in-law', male: 'son-in-law', either: 'child-in-law' },
  'sibling-of-parent': { female: 'aunt', male: 'uncle', either: 'aunt or uncle' },
  'child-of-sibling': { female: 'niece', male: 'nephew', either: 'niece or nephew' },
};

/** The English word for a relation: `kinWord('up', 3, 'female')` is `great-grandmother`. */
export function kinWord(kind: KinKind, distance: number, gender: Gender): string {
  const word = kinWords[kind][gender ?? 'either'];
  if (distance < 2) return word;
  return `${'great-'.repeat(distance - 2)}grand${word}`;
}
