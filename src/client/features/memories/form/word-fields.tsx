import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { TypedMemory } from './typed-memory.ts';

type Words = Pick<TypedMemory, 'title' | 'description' | 'textContent' | 'tags'>;

interface WordFieldProps {
  values: Words;
  onChange: (part: Partial<Words>) => void;
  problem?: string | undefined;
}

// The fields that a memory has when it is added, and when it is changed.

export function TitleField({ values, onChange, problem }: WordFieldProps) {
  return (
    <FormField label="Title" required error={problem}>
      {(field) => (
        <Input
          {...field}
          autoComplete="off"
          maxLength={limits.memory.title}
          value={values.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </FormField>
  );
}

export function DescriptionField({ values, onChange }: WordFieldProps) {
  return (
    <FormField label="Description">
      {(field) => (
        <Textarea
          {...field}
          rows={2}
          maxLength={limits.memory.description}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      )}
    </FormField>
  );
}

export function TextField({ values, onChange, problem }: WordFieldProps) {
  return (
    <FormField label="Memory Text" required error={problem}>
      {(field) => (
        <Textarea
          {...field}
          rows={6}
          maxLength={limits.memory.text}
          value={values.textContent}
          onChange={({ target }) => onChange({ textContent: target.value })}
        />
      )}
    </FormField>
  );
}

export function TagsField({ values, onChange }: WordFieldProps) {
  return (
    <FormField label="Tags" hint="Separated by commas, such as: summer, Lisbon, grandparents">
      {(field) => (
        <Input
          {...field}
          autoComplete="off"
          value={values.tags}
          onChange={({ target }) => onChange({ tags: target.value })}
        />
      )}
    </FormField>
  );
}
