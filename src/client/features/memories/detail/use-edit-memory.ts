import { useEffect, useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { toast } from '#client/ui/toast.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { findNewest, updateMemory } from '../memories-api.ts';
import { useMemoryCache } from '../memory-cache.ts';
import {
  changesBetween,
  createEditDraft,
  type EditedMemory,
  sameValues,
  valuesOf,
} from './edited-memory.ts';

/** One memory being changed; what was not saved outlives the page, what was changed elsewhere is not overwritten unasked. */
export function useEditMemory(userId: string, memory: Memory, onDone: () => void) {
  const cache = useMemoryCache(userId);
  const [draft] = useState(() => createEditDraft(userId, memory.id));
  const [{ base, values }, setState] = useState(() => {
    const asSaved = valuesOf(memory);
    return draft.find() ?? { base: asSaved, values: asSaved };
  });
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Memory>();
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => () => void draft.flush(), [draft]);

  const titleProblem = values.title.trim() ? undefined : 'Please provide a title for your memory.';
  const textProblem =
    memory.type !== 'text' || values.textContent.trim()
      ? undefined
      : 'Please provide text content for your memory.';

  const change = (part: Partial<EditedMemory>) => {
    const next = { ...values, ...part };
    setProblem(undefined);
    setState({ base, values: next });
    if (sameValues(base, next)) draft.clear();
    else draft.save({ base, values: next });
  };
  const send = async (over: Memory) => {
    setIsSaving(true);
    try {
      const { id } = memory;
      const { updatedAt } = over;
      cache.put(await updateMemory(id, { ...changesBetween(base, values), updatedAt }));
    } catch (error) {
      const newest = findNewest(error);
      // A file that was prepared meanwhile is no edit.
      if (newest && sameValues(valuesOf(newest), base)) return await send(newest);
      if (newest) setConflict(newest);
      else if (!(error instanceof ApiError && error.status === 401))
        setProblem(errorSentence(error));
      return;
    } finally {
      setIsSaving(false);
    }
    draft.clear();
    toast({ title: 'Memory saved' });
    onDone();
  };

  return {
    values,
    problem,
    titleProblem,
    textProblem,
    conflict,
    isSaving,
    change,
    save: async () => {
      if (isSaving || titleProblem || textProblem) return;
      if (sameValues(base, values)) onDone();
      else if (sameValues(valuesOf(memory), base)) await send(memory);
      else setConflict(memory);
    },
    discard: () => {
      draft.clear();
      onDone();
    },
    keepMine: async () => {
      if (!conflict) return;
      setConflict(undefined);
      await send(conflict);
    },
    useNewest: () => {
      if (!conflict) return;
      draft.clear();
      const newest = valuesOf(conflict);
      setState({ base: newest, values: newest });
      cache.put(conflict);
      setConflict(undefined);
    },
    closeConflict: () => setConflict(undefined),
  };
}

export type EditMemory = ReturnType<typeof useEditMemory>;
