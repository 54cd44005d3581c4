import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

export interface TextFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  error: string | undefined;
  required?: boolean;
  /** More than a line. */
  long?: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, placeholder, error, required, long = false, value, onChange } = props;
  return (
    <FormField label={label} hint={hint} error={error} required={required}>
      {(control) =>
        long ? (
          <Textarea
            {...control}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...control}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </FormField>
  );
}
