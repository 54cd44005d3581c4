import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { limits } from '#shared/limits.ts';
import { FormGroup } from './form-group.tsx';
import { RecalledPassages } from './recalled-passages.tsx';

export interface RecallBoxProps {
  ancestorId: string;
  name: string;
  isUnsaved: boolean;
}

/** Lets a person try what the persona will find, before they talk with it. */
export function RecallBox({ ancestorId, name, isUnsaved }: RecallBoxProps) {
  const [text, setText] = useState('');
  const [question, setQuestion] = useState('');

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setQuestion(text.trim());
  };
  return (
    <FormGroup
      title={`What does ${name} remember about …?`}
      description={`Try a question. Only what you have saved is searched${isUnsaved ? '; save first to include your latest changes' : ''}.`}
    >
      <form onSubmit={ask}>
        <FormField label="A word or a question">
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                type="search"
                value={text}
                placeholder="the harbour"
                maxLength={limits.message.max}
                autoComplete="off"
                enterKeyHint="search"
                onChange={(event) => setText(event.target.value)}
              />
              <Button type="submit" variant="secondary" disabled={!text.trim()}>
                <Search aria-hidden="true" className="size-5" />
                Ask
              </Button>
            </div>
          )}
        </FormField>
      </form>
      <RecalledPassages ancestorId={ancestorId} name={name} question={question} />
    </FormGroup>
  );
}
