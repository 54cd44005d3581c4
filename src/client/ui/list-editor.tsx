import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';
import { Tag } from './tag.tsx';

export interface ListEditorProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  items: readonly string[];
  onChange: (items: string[]) => void;
  maxItems?: number;
  maxLength?: number;
}

/** A list of short texts. Enter adds what is typed, without submitting the form around it. */
export function ListEditor(props: ListEditorProps) {
  const { label, hint, error, placeholder, items, onChange, maxItems, maxLength } = props;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = maxItems !== undefined && items.length >= maxItems;

  const add = () => {
    const item = text.trim();
    if (!item || full) return;
    onChange([...items, item]);
    setText('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (index: number) => {
    onChange(items.filter((_, position) => position !== index));
    input.current?.focus();
  };

  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <div className="grid gap-2.5">
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={text}
              placeholder={placeholder}
              maxLength={maxLength}
              enterKeyHint="done"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button
              variant="secondary"
              aria-label={`Add to ${label}`}
              disabled={full}
              onClick={() => {
                add();
                input.current?.focus();
              }}
            >
              <Plus className="size-5" />
              Add
            </Button>
          </div>
          {items.length > 0 && (
            <ul aria-label={label} className="flex flex-wrap gap-2">
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be listed twice.
                <li key={`${index}-${item}`} className="max-w-full">
                  <Tag onRemove={() => remove(index)} removeLabel={`Remove ${item}`}>
                    {item}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FormField>
  );
}
