import { Controller } from 'react-hook-form';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { EditFieldsProps } from './edit-fields-props.ts';
import { fieldLabels } from './field-labels.ts';
import { KinFields } from './kin-fields.tsx';
import { RelationshipSelect } from './relationship-select.tsx';

export function EditFields({ form, ancestor, family }: EditFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label={fieldLabels.name} required error={errors.name?.message}>
          {(field) => <Input {...field} autoComplete="off" {...register('name')} />}
        </FormField>
        <FormField label={fieldLabels.relationship} error={errors.relationship?.message}>
          {(field) => (
            <Controller
              control={control}
              name="relationship"
              render={({ field: { value, onChange, onBlur } }) => (
                <RelationshipSelect
                  {...field}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  generation={ancestor.generation}
                />
              )}
            />
          )}
        </FormField>
      </div>
      <fieldset className="border-line border-t pt-4">
        <legend className="float-left mb-4 w-full font-display text-xl">
          More about {ancestor.name}
        </legend>
        <div className="clear-both grid gap-5 sm:grid-cols-2">
          <div className="grid grid-cols-2 gap-4">
            <FormField label={fieldLabels.birthYear} error={errors.birthYear?.message}>
              {(field) => <Input {...field} inputMode="numeric" {...register('birthYear')} />}
            </FormField>
            <FormField label={fieldLabels.deathYear} error={errors.deathYear?.message}>
              {(field) => <Input {...field} inputMode="numeric" {...register('deathYear')} />}
            </FormField>
          </div>
          <KinFields form={form} ancestor={ancestor} family={family} />
        </div>
      </fieldset>
    </>
  );
}
