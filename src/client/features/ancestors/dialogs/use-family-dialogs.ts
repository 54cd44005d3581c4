import { useMemo, useState } from 'react';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** Which dialog is open, or was last: it keeps its content while it closes. */
export interface ShownDialog {
  kind: 'add' | 'edit' | 'delete';
  open: boolean;
  ancestor?: Ancestor;
  generation?: number;
}

export type FamilyDialogsState = ReturnType<typeof useFamilyDialogs>;

export function useFamilyDialogs() {
  const [shown, setShown] = useState<ShownDialog>({ kind: 'add', open: false });
  const open = useMemo(
    () => ({
      add: (generation?: number) => setShown({ kind: 'add', open: true, generation }),
      edit: (ancestor: Ancestor) => setShown({ kind: 'edit', open: true, ancestor }),
      remove: (ancestor: Ancestor) => setShown({ kind: 'delete', open: true, ancestor }),
      setOpen: (next: boolean) => setShown((before) => ({ ...before, open: next })),
    }),
    [],
  );
  return { shown, ...open };
}
