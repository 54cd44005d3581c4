/** One choice in the relationship list; `generation` counts from the current user (0), ancestors negative. */
export interface Relationship {
  readonly value: string;
  readonly label: string;
  readonly generation: number;
}

const table: ReadonlyArray<readonly [generation: number, entries: Record<string, string>]> = [
  [
    -4,
    {
      'great-great-grandfather': 'Great-Great-Grandfather / Trisavô',
      'great-great-grandmother': 'Great-Great-Grandmother / Trisavó',
    },
  ],
  [
    -3,
    {
      'great-grandfather': 'Great-Grandfather / Bisavô',
      'great-grandmother': 'Great-Grandmother / Bisavó',
    },
  ],
  [
    -2,
    {
      grandfather: 'Grandfather / Avô',
      grandmother: 'Grandmother / Avó',
      'step-grandfather': 'Step-Grandfather / Avô por afinidade',
      'step-grandmother': 'Step-Grandmother / Avó por afinidade',
      'grandfather-in-law': 'Grandfather-in-Law / Avô do cônjuge',
      'grandmother-in-law': 'Grandmother-in-Law / Avó do cônjuge',
      'great-uncle': 'Great-Uncle / Tio-avô',
      'great-aunt': 'Great-Aunt / Tia-avó',
    },
  ],
  [
    -1,
    {
      father: 'Father / Pai',
      mother: 'Mother / Mãe',
      stepfather: 'Stepfather / Padrasto',
      stepmother: 'Stepmother / Madrasta',
      'adoptive-father': 'Adoptive Father / Pai adotivo',
      'adoptive-mother': 'Adoptive Mother / Mãe adotiva',
      'father-in-law': 'Father-in-Law / Sogro',
      'mother-in-law': 'Mother-in-Law / Sogra',
      uncle: 'Uncle / Tio',
      aunt: 'Aunt / Tia',
      'uncle-in-law': 'Uncle-in-Law / Tio por afinidade',
      'aunt-in-law': 'Aunt-in-Law / Tia por afinidade',
    },
  ],
  [
    0,
    {
      brother: 'Brother / Irmão',
      sister: 'Sister / Irmã',
      'half-brother': 'Half-Brother / Meio-irmão',
      'half-sister': 'Half-Sister / Meia-irmã',
      stepbrother: 'Stepbrother / Irmão por afinidade',
      stepsister: 'Stepsister / Irmã por afinidade',
      'twin-brother': 'Twin Brother / Irmão gêmeo',
      'twin-sister': 'Twin Sister / Irmã gêmea',
      cousin: 'Cousin / Primo ou prima',
      'first-cousin': 'First Cousin / Primo de primeiro grau',
      'second-cousin': 'Second Cousin / Primo de segundo grau',
      spouse: 'Spouse / Cônjuge',
      husband: 'Husband / Marido',
      wife: 'Wife / Esposa',
    },
  ],
  [
    1,
    {
      son: 'Son / Filho',
      daughter: 'Daughter / Filha',
      stepson: 'Stepson / Enteado',
      stepdaughter: 'Stepdaughter / Enteada',
      nephew: 'Nephew / Sobrinho',
      niece: 'Niece / Sobrinha',
      'nephew-in-law': 'Nephew-in-Law / Sobrinho por afinidade',
      'niece-in-law': 'Niece-in-Law / Sobrinha por afinidade',
      'son-in-law': 'Son-in-Law / Genro',
      'daughter-in-law': 'Daughter-in-Law / Nora',
    },
  ],
  [
    2,
    {
      grandson: 'Grandson / Neto',
      granddaughter: 'Granddaughter / Neta',
      'step-grandson': 'Step-Grandson / Neto por afinidade',
      'step-granddaughter': 'Step-Granddaughter / Neta por afinidade',
      'grand-nephew': 'Grand-Nephew / Sobrinho-neto',
      'grand-niece': 'Grand-Niece / Sobrinha-neta',
    },
  ],
  [
    3,
    {
      'great-grandson': 'Great-Grandson / Bisneto',
      'great-granddaughter': 'Great-Granddaughter / Bisneta',
    },
  ],
  [
    4,
    {
      'great-great-grandson': 'Great-Great-Grandson / Trineto',
      'great-great-granddaughter': 'Great-Great-Granddaughter / Trineta',
    },
  ],
];

/** Every relationship of the fixed list, oldest generation first. */
export const relationships: readonly Relationship[] = table.flatMap(([generation, entries]) =>
  Object.entries(entries).map(([value, label]) => ({ value, label, generation })),
);

const byValue = new Map(relationships.map((relationship) => [relationship.value, relationship]));

/** The list's entry for a stored relationship text, if it is one of the list's. */
export function findRelationship(value: string | null | undefined): Relationship | undefined {
  return value ? byValue.get(value.trim().toLowerCase()) : undefined;
}

/** The bilingual label of a listed relationship, or free text as it was written. */
export function relationshipLabel(value: string | null | undefined): string {
  return findRelationship(value)?.label ?? value ?? '';
}

/**
 * The generation of a relationship. Listed values have theirs; free text is read for what it
 * says, most distant first, and anything unknown or empty is taken for a parent (-1).
 */
export function generationOf(relationship: string | null | undefined): number {
  const listed = findRelationship(relationship);
  if (listed) return listed.generation;
  const text = (relationship ?? '').toLowerCase();
  if (text.includes('great-great')) return -4;
  if (text.includes('great-grand')) return -3;
  if (text.includes('grand')) return -2;
  return -1;
}
