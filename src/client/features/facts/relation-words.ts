/** Relations whose name on the wire is not how a family would say it. */
const words = new Map([
  ['years-married', 'years married'],
  ['lived-in', 'lived in'],
  ['came-to', 'came to'],
  ['count-of-children', 'number of children'],
  ['count-of-siblings', 'number of siblings'],
  ['age-at', 'age at'],
]);
const relations = new Map([...words].map(([relation, said]) => [said, relation]));

export const relationWords = (relation: string) => words.get(relation) ?? relation;

/** The relation that a family's words stand for: one with a name on the wire, or the words themselves. */
export const relationOf = (said: string) => relations.get(said.toLowerCase()) ?? said;

/** Offered while a relation is typed. */
export const commonRelations = [
  'mother',
  'father',
  'wife',
  'husband',
  'daughter',
  'son',
  'sister',
  'brother',
  'grandmother',
  'grandfather',
  'mother-in-law',
  'father-in-law',
  'friend',
  'born',
  'died',
  'married',
  'lived in',
  'came to',
  'job',
  'workplace',
  'nickname',
];
