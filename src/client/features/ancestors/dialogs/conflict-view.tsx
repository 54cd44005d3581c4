import { joinNames } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { changedFields, type EditField } from './edit-values.ts';
import { describeValue, fieldLabels } from './field-labels.ts';
import type { EditConflict } from './use-save-edit.ts';

interface ConflictViewProps {
  conflict: EditConflict;
  family: readonly Ancestor[];
  pending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const labels = (fields: readonly EditField[]) =>
  joinNames(fields.map((field) => fieldLabels[field].toLowerCase()));

/** The same fields were changed here and elsewhere: shows both, and asks which is to stay. */
export function ConflictView(props: ConflictViewProps) {
  const { conflict, family, pending, onKeepMine, onTakeTheirs } = props;
  const { base, mine, theirs, fields } = conflict;
  const alone = changedFields(base, mine).filter((field) => !fields.includes(field));
  return (
    <div className="grid gap-5">
      <p role="alert">
        {theirs.name} was changed in another window while you were editing. Nothing is lost: which
        version should stay?
      </p>
      <table className="w-full table-fixed border-collapse text-left text-base leading-snug">
        <thead>
          <tr className="border-line border-b">
            <td className="w-1/4" />
            <th scope="col" className="py-2 pr-3 font-semibold">
              Yours
            </th>
            <th scope="col" className="py-2 font-semibold">
              Theirs
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-3 font-normal text-ink-muted">
                {fieldLabels[field]}
              </th>
              <td className="py-2 pr-3">{describeValue(field, mine, family)}</td>
              <td className="py-2">{describeValue(field, theirs, family)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {alone.length > 0 && (
        <p className="text-ink-muted">
          What only you changed is saved either way: {labels(alone)}.
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" pending={pending} onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="primary" pending={pending} onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
