import { z } from 'zod';
import {
  type Ancestor,
  gender,
  type UpdateAncestorBody,
  updateAncestorBody,
} from '#shared/contracts/ancestors.ts';
import { limits } from '#shared/limits.ts';

const yearText = z
  .string()
  .trim()
  .refine((text) => {
    if (text === '') return true;
    const { min, max } = limits.year;
    return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  }, 'Please write the year in numbers, such as 1921');

/** What the edit form holds: everything as text, empty where nothing is known. */
export const editValues = z
  .object({
    name: updateAncestorBody.shape.name.unwrap(),
    relationship: z.string().trim().max(100),
    birthYear: yearText,
    deathYear: yearText,
    gender: z.union([gender, z.literal('')]),
    parentId: z.string(),
    spouseId: z.string(),
  })
  .refine(
    ({ birthYear, deathYear }) =>
      birthYear === '' || deathYear === '' || Number(deathYear) >= Number(birthYear),
    { path: ['deathYear'], message: 'The year of death cannot be before the year of birth' },
  );
export type EditValues = z.output<typeof editValues>;
export type EditField = keyof EditValues;

export const editFields: readonly EditField[] = [
  'name',
  'relationship',
  'birthYear',
  'deathYear',
  'gender',
  'parentId',
  'spouseId',
];

export function toEditValues(ancestor: Ancestor): EditValues {
  return {
    name: ancestor.name,
    relationship: ancestor.relationship ?? '',
    birthYear: ancestor.birthYear?.toString() ?? '',
    deathYear: ancestor.deathYear?.toString() ?? '',
    gender: ancestor.gender ?? '',
    parentId: ancestor.parentId ?? '',
    spouseId: ancestor.spouseId ?? '',
  };
}

export function changedFields(before: EditValues, after: EditValues): EditField[] {
  return editFields.filter((field) => before[field] !== after[field]);
}

/** Only what was changed is sent, so that what others changed elsewhere stays. */
export function toUpdateBody(values: EditValues, fields: readonly EditField[]): UpdateAncestorBody {
  const whole: UpdateAncestorBody = {
    name: values.name,
    // An empty relationship is left out: the stored one stays.
    relationship: values.relationship || undefined,
    birthYear: values.birthYear === '' ? null : Number(values.birthYear),
    deathYear: values.deathYear === '' ? null : Number(values.deathYear),
    gender: values.gender || null,
    parentId: values.parentId || null,
    spouseId: values.spouseId || null,
  };
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
}

/** The fields that were changed both here and elsewhere, to different values. */
export function listConflicts(base: EditValues, mine: EditValues, theirs: EditValues): EditField[] {
  const theirFields = new Set(changedFields(base, theirs));
  return changedFields(base, mine).filter(
    (field) => theirFields.has(field) && mine[field] !== theirs[field],
  );
}

/** Their version with my changes on top, but for the fields where theirs is to stay. */
export function mergeValues(
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
  keepTheirs: readonly EditField[] = [],
): EditValues {
  const fields = changedFields(base, mine).filter((field) => !keepTheirs.includes(field));
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}
