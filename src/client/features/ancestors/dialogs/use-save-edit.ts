import { useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { type Ancestor, ancestor as ancestorShape } from '#shared/contracts/ancestors.ts';
import { useUpdateAncestor } from '../ancestors-api.ts';
import {
  changedFields,
  type EditField,
  type EditValues,
  listConflicts,
  mergeValues,
  toEditValues,
  toUpdateBody,
} from './edit-values.ts';

/** The same fields were changed elsewhere since this edit began. */
export interface EditConflict {
  current: Ancestor;
  base: EditValues;
  mine: EditValues;
  theirs: EditValues;
  fields: readonly EditField[];
}

type Outcome =
  | { kind: 'saved'; ancestor: Ancestor }
  | { kind: 'conflict'; conflict: EditConflict }
  | { kind: 'failed'; error: unknown };

/** A page that is saved this often in a row is being saved by a machine. */
const attempts = 5;

function findCurrent(error: unknown): Ancestor | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return ancestorShape.safeParse(error.body?.current).data;
}

/**
 * Saves an edit on top of what was last seen. Where others changed other fields in the meantime, both
 * changes are kept; where they changed the same, nothing is written and the conflict is answered.
 */
export function useSaveEdit(userId: string) {
  const update = useUpdateAncestor(userId);
  const [pending, setPending] = useState(false);

  async function attempt(seen: Ancestor, mine: EditValues): Promise<Outcome> {
    let base = seen;
    let values = mine;
    let error: unknown;
    for (let count = 0; count < attempts; count += 1) {
      const before = toEditValues(base);
      const { id, updatedAt } = base;
      const body = toUpdateBody(values, changedFields(before, values));
      try {
        const ancestor = await update.mutateAsync({ ...body, id, updatedAt });
        return { kind: 'saved', ancestor };
      } catch (failure) {
        error = failure;
      }
      const current = findCurrent(error);
      if (!current) break;
      const theirs = toEditValues(current);
      const fields = listConflicts(before, values, theirs);
      if (fields.length > 0) {
        const conflict = { current, base: before, mine: values, theirs, fields };
        return { kind: 'conflict', conflict };
      }
      values = mergeValues(before, values, theirs);
      base = current;
    }
    return { kind: 'failed', error };
  }

  return {
    pending,
    save: async (seen: Ancestor, mine: EditValues): Promise<Outcome> => {
      setPending(true);
      const outcome = await attempt(seen, mine);
      setPending(false);
      return outcome;
    },
  };
}
