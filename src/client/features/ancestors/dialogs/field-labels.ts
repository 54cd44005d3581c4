import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import type { EditField, EditValues } from './edit-values.ts';

export const fieldLabels: Readonly<Record<EditField, string>> = {
  name: 'Name',
  relationship: 'Relationship',
  birthYear: 'Year of birth',
  deathYear: 'Year of death',
  gender: 'Gender',
  parentId: 'Parent',
  spouseId: 'Spouse',
};

export const genderOptions = [
  { value: 'unsaid', label: 'Not said' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;

/** A field's value as a person would read it. */
export function describeValue(
  field: EditField,
  values: EditValues,
  family: readonly Ancestor[],
): string {
  const value = values[field];
  if (value === '') return 'Empty';
  if (field === 'relationship') return relationshipLabel(value);
  if (field === 'gender') return genderOptions.find((one) => one.value === value)?.label ?? value;
  if (field === 'parentId' || field === 'spouseId')
    return family.find(({ id }) => id === value)?.name ?? 'Somebody who was removed';
  return value;
}
