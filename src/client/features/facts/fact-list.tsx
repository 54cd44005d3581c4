import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Fact } from '#shared/contracts/facts.ts';
import type { FactChange } from './fact-changes.ts';
import { FactForm } from './fact-form.tsx';
import { FactRow, type FactRowProps } from './fact-row.tsx';
import { groupFacts } from './group-facts.ts';

/** So many at once; a family can have hundreds. */
const step = 40;

export interface FactListProps extends Pick<FactRowProps, 'name' | 'onEdit' | 'onStatus'> {
  facts: readonly Fact[];
  /** Names the groups, where several lists have them: 'Confirmed'. */
  kind: string;
  /** The id of the fact that is being corrected. */
  editing: string | undefined;
  pending: boolean;
  onSave: (change: FactChange) => void;
  onCancel: () => void;
}

/** Facts by group, the first of many. */
export function FactList(props: FactListProps) {
  const { facts, kind, name, editing, pending, onEdit, onStatus, onSave, onCancel } = props;
  const [shown, setShown] = useState(step);
  const groups = groupFacts(facts);
  let room = shown;
  const visible = groups.flatMap(([group, all]) => {
    const some = all.slice(0, room);
    room -= some.length;
    return some.length > 0 ? [{ group, some, count: all.length }] : [];
  });
  const hidden = Math.max(0, facts.length - shown);
  return (
    <div className="grid gap-5">
      {visible.map(({ group, some, count }) => (
        <section key={group} aria-label={`${kind}: ${group}`} className="grid gap-2">
          <h4 className="font-semibold text-ink-muted">
            {group} <span className="font-normal tabular-nums">({count})</span>
          </h4>
          <ul className="grid gap-2">
            {some.map((fact) => (
              <li key={fact.id} className="min-w-0">
                {fact.id === editing ? (
                  <FactForm
                    label="Correct this fact"
                    name={name}
                    fact={fact}
                    saveLabel={fact.status === 'suggested' ? 'Save and confirm' : 'Save fact'}
                    pending={pending}
                    onSave={onSave}
                    onCancel={onCancel}
                  />
                ) : (
                  <FactRow fact={fact} name={name} onEdit={onEdit} onStatus={onStatus} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hidden > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            Show {Math.min(step, hidden)} more of {hidden}
          </Button>
        </div>
      )}
    </div>
  );
}
