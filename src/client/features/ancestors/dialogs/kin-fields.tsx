import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { FormField } from '#client/ui/form-field.tsx';
import { SearchableSelect } from '#client/ui/searchable-select.tsx';
import { Select } from '#client/ui/select.tsx';
import { personGroups } from '../person-groups.ts';
import type { EditFieldsProps } from './edit-fields-props.ts';
import { fieldLabels, genderOptions } from './field-labels.ts';
import { listPossibleParents, listPossibleSpouses } from './relatives-of.ts';

/** Gender, and the links that the tree draws. */
export function KinFields({ form, ancestor, family }: EditFieldsProps) {
  const { control, formState, watch } = form;
  const { errors } = formState;
  const parents = useMemo(
    () => personGroups(listPossibleParents(family, ancestor), 'No parent chosen'),
    [family, ancestor],
  );
  const spouses = useMemo(
    () => personGroups(listPossibleSpouses(family, ancestor), 'No spouse chosen'),
    [family, ancestor],
  );
  const find = (id: string) => family.find((one) => one.id === id);
  const parent = find(watch('parentId'));
  const secondParent = parent && family.find(({ id }) => id === parent.spouseId);
  const spouse = find(watch('spouseId'));
  const former =
    spouse && spouse.spouseId !== ancestor.id ? find(spouse.spouseId ?? '') : undefined;

  return (
    <>
      <FormField label={fieldLabels.gender} error={errors.gender?.message}>
        {(field) => (
          <Controller
            control={control}
            name="gender"
            render={({ field: { value, onChange } }) => (
              <Select
                {...field}
                options={genderOptions}
                value={value || 'unsaid'}
                onValueChange={(next) => onChange(next === 'unsaid' ? '' : next)}
              />
            )}
          />
        )}
      </FormField>
      <FormField
        label={fieldLabels.parentId}
        error={errors.parentId?.message}
        hint={
          secondParent
            ? `${secondParent.name}, married to ${parent?.name}, counts as the second parent.`
            : 'The spouse of the parent counts as the second parent.'
        }
      >
        {(field) => (
          <Controller
            control={control}
            name="parentId"
            render={({ field: { value, onChange, onBlur } }) => (
              <SearchableSelect
                {...field}
                groups={parents}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                placeholder="No parent chosen"
                searchPlaceholder="Type a name"
              />
            )}
          />
        )}
      </FormField>
      <FormField
        label={fieldLabels.spouseId}
        error={errors.spouseId?.message}
        hint={former && `${spouse?.name} is linked to ${former.name}. Saving will end that link.`}
      >
        {(field) => (
          <Controller
            control={control}
            name="spouseId"
            render={({ field: { value, onChange, onBlur } }) => (
              <SearchableSelect
                {...field}
                groups={spouses}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                placeholder="No spouse chosen"
                searchPlaceholder="Type a name"
              />
            )}
          />
        )}
      </FormField>
    </>
  );
}
