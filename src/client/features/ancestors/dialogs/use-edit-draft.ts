import { useEffect, useMemo } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { type Ancestor, ancestor as ancestorShape } from '#shared/contracts/ancestors.ts';
import { type EditValues, editValues } from './edit-values.ts';

const textOf = z.string();
const draftShape = z.object({
  /** The person as they were when the typing began. */
  seen: ancestorShape,
  values: z.object({
    ...editValues.shape,
    name: textOf,
    relationship: textOf,
    birthYear: textOf,
    deathYear: textOf,
  }),
});

export type EditDraft = ReturnType<typeof useEditDraft>;

/** An edit that outlives the end of a session: it goes on from the version that it began with. */
export function useEditDraft(ancestor: Ancestor) {
  const { userId, id } = ancestor;
  const draft = useMemo(
    () => createDraft(`ancestors.edit.${userId}.${id}`, draftShape),
    [userId, id],
  );
  return useMemo(
    () => ({
      find: () => draft.find(),
      clear: () => draft.clear(),
      keep: (seen: Ancestor, values: EditValues) => draft.save({ seen, values }),
    }),
    [draft],
  );
}

export function useKeepEditDraft(
  draft: EditDraft,
  seen: Ancestor,
  watch: UseFormWatch<EditValues>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) => draft.keep(seen, values as EditValues));
    return unsubscribe;
  }, [draft, seen, watch]);
}
