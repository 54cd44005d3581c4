import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { type Fact, saveFactsBody } from '#shared/contracts/facts.ts';
import type { FactChange } from './fact-changes.ts';
import { commonRelations, relationOf, relationWords } from './relation-words.ts';

export interface FactFormProps {
  label: string;
  /** Whom the facts are about. */
  name: string;
  /** The fact to correct; none to add one. */
  fact?: Fact;
  saveLabel: string;
  pending: boolean;
  onSave: (change: FactChange) => void;
  onCancel: () => void;
}

type Field = 'subject' | 'relation' | 'object' | 'year';

/** One fact to write or correct: who, what, and since when. */
export function FactForm(props: FactFormProps) {
  const { label, name, fact, saveLabel, pending, onSave, onCancel } = props;
  const relations = useId();
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [typed, setTyped] = useState({
    subject: !fact || fact.subject === 'self' ? name : fact.subject,
    relation: fact ? relationWords(fact.relation) : '',
    object: fact?.object ?? '',
    year: fact?.year?.toString() ?? '',
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form may stand within reach of another one's keys.
    event.stopPropagation();
    if (pending) return;
    const subject = typed.subject.trim();
    const change = {
      id: fact?.id,
      subject: subject === name.trim() || subject === '' ? 'self' : subject,
      relation: relationOf(typed.relation.trim()),
      object: typed.object,
      year: typed.year.trim() ? Number(typed.year) : null,
      status: 'confirmed' as const,
    };
    const { error, data } = saveFactsBody.element.safeParse(change);
    if (data) return onSave(data);
    const found = error.issues.map(({ path, message }) => [
      path[0],
      path[0] === 'year' ? 'Please give the year in four digits, or leave it out' : message,
    ]);
    setProblems(Object.fromEntries(found));
    const wrong = String(error.issues[0]?.path[0]);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onCancel();
  };
  const field = (of: Field, labelled: string, more: { hint?: string; list?: string } = {}) => (
    <FormField label={labelled} hint={more.hint} error={problems[of]} required={of !== 'year'}>
      {(control) => (
        <Input
          {...control}
          autoFocus={of === (fact ? 'object' : 'relation')}
          name={of}
          value={typed[of]}
          list={more.list}
          maxLength={of === 'year' ? 4 : 200}
          inputMode={of === 'year' ? 'numeric' : undefined}
          autoComplete="off"
          onChange={(event) => {
            setTyped({ ...typed, [of]: event.target.value });
            setProblems({ ...problems, [of]: undefined });
          }}
        />
      )}
    </FormField>
  );

  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={cancelOnEscape}
      className="grid gap-4 rounded-lg border border-line-strong bg-paper p-4 sm:p-5"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('subject', 'About whom')}
        {field('relation', 'What it says', { hint: 'Such as mother, born, job', list: relations })}
        {field('object', 'Who, where or when')}
        {field('year', 'Year, if known')}
      </div>
      <datalist id={relations}>
        {commonRelations.map((relation) => (
          <option key={relation} value={relation} />
        ))}
      </datalist>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
