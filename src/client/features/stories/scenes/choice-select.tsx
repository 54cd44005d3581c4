import { FormField } from '#client/ui/form-field.tsx';
import { Select } from '#client/ui/select.tsx';
import { optionsOf } from './picture-words.ts';

const free = 'free';

interface ChoiceSelectProps<Value extends string> {
  label: string;
  words: Record<Value, string>;
  /** Null is left to the narration. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, words, value, onChange } = props;
  const options: { value: Value | typeof free; label: string }[] = [
    { value: free, label: 'As the words suggest' },
    ...optionsOf(words),
  ];
  return (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value ?? free}
          onValueChange={(next) => onChange(next === free ? null : (next as Value))}
        />
      )}
    </FormField>
  );
}
