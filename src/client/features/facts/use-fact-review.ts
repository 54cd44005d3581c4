import { useCallback, useRef, useState } from 'react';
import type { Fact } from '#shared/contracts/facts.ts';
import { entryOf, type FactChange } from './fact-changes.ts';
import { useSaveFacts } from './use-facts.ts';

/** What was done last, and how the facts were before where it can be undone. */
interface Done {
  words: string;
  before?: Fact[];
}

const sayDone: Record<Fact['status'], string> = {
  confirmed: 'Confirmed.',
  dismissed: 'Dismissed.',
  suggested: 'Brought back.',
};

/** Confirming, correcting, dismissing and adding facts, one after the other. */
export function useFactReview(ancestorId: string) {
  const { mutate, isPending } = useSaveFacts(ancestorId);
  const list = useRef<HTMLDivElement>(null);
  /** The id of the fact that is being corrected; `new` for one that is being added. */
  const [editing, setEditing] = useState<string>();
  const [done, setDone] = useState<Done>();

  const setStatus = useCallback(
    (fact: Fact, status: Fact['status']) => {
      focusNext(list.current, fact.id);
      setDone({ words: sayDone[status] });
      mutate(
        { changes: [{ ...entryOf(fact), status }], atOnce: true },
        { onError: () => setDone(undefined) },
      );
    },
    [mutate],
  );
  const edit = useCallback(({ id }: Fact) => setEditing(id), []);
  const leaveForm = () => {
    const back = editing === 'new' ? '[data-add]' : `[data-fact="${editing}"] button`;
    setEditing(undefined);
    // The row, or the button, takes the place of the form that had the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(back)?.focus());
  };

  return {
    list,
    editing,
    done,
    isSaving: isPending,
    setStatus,
    edit,
    add: () => setEditing('new'),
    leaveForm,
    save(change: FactChange) {
      const words = change.id ? 'Saved and confirmed.' : 'Added.';
      const onSuccess = () => {
        leaveForm();
        setDone({ words });
      };
      mutate({ changes: [change] }, { onSuccess });
    },
    confirmAll(suggested: Fact[]) {
      const changes = suggested.map((fact) => ({
        ...entryOf(fact),
        status: 'confirmed' as const,
      }));
      setDone({ words: `Confirmed ${suggested.length} facts.`, before: suggested });
      mutate({ changes, atOnce: true }, { onError: () => setDone(undefined) });
    },
    undo() {
      if (!done?.before) return;
      mutate({ changes: done.before.map(entryOf), atOnce: true });
      setDone({ words: 'Undone.' });
      list.current?.focus();
    },
  };
}

/** The row that is left takes the focus with it: the next one gets it, so that all can be gone through by keyboard. */
function focusNext(list: HTMLElement | null, id: string) {
  const row = list?.querySelector(`[data-fact="${id}"]`);
  const siblings = [...(row?.closest('[data-facts]')?.querySelectorAll('[data-fact]') ?? [])];
  const at = row ? siblings.indexOf(row) : -1;
  const next = siblings[at + 1] ?? siblings[at - 1];
  (next?.querySelector('button') ?? list)?.focus();
}
