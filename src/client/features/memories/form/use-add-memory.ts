import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { toast } from '#client/ui/toast.ts';
import type { CreateMemoryBody, Memory } from '#shared/contracts/memories.ts';
import { guessType } from '../guess-type.ts';
import { createMemory, findDuplicate } from '../memories-api.ts';
import { useMemoryCache } from '../memory-cache.ts';
import { useFileUpload } from '../upload/use-file-upload.ts';
import { findProblems, type MemoryProblems, memoryBody } from './check-memory.ts';
import { createMemoryDraft, emptyMemory, type TypedMemory } from './typed-memory.ts';

const failed = 'Failed to add memory. Please try again.';

/** The memory that is being written, with its file; it outlasts the closing of the dialog. */
export function useAddMemory(userId: string, onSaved: () => void) {
  const cache = useMemoryCache(userId);
  const draft = useMemo(() => createMemoryDraft(userId), [userId]);
  const upload = useFileUpload(() => toast({ title: 'File uploaded successfully!' }));
  const [typed, setTyped] = useState(() => draft.find() ?? emptyMemory);
  const [problems, setProblems] = useState<MemoryProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [duplicate, setDuplicate] = useState<{ twin: Memory; body: CreateMemoryBody }>();
  useEffect(() => () => void draft.flush(), [draft]);

  const change = (part: Partial<TypedMemory>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    draft.save(next);
    // A complaint goes once it is met, and comes no sooner than the next try to save.
    setProblems((now) => {
      const left = findProblems(next, upload.chosen !== undefined);
      return Object.fromEntries(Object.entries(now).filter(([name]) => name in left));
    });
  };
  const chooseFile = async (files: readonly File[]) => {
    const [file] = files;
    if (!(await upload.choose(files)) || !file) return;
    setProblems(({ file: _, ...rest }) => rest);
    const type = guessType(file);
    if (type) change({ type });
  };
  const reset = () => {
    draft.clear();
    setTyped(emptyMemory);
    setProblems({});
    setFailure(undefined);
    setDuplicate(undefined);
    upload.clear();
  };

  const send = async (body: CreateMemoryBody) => {
    setIsSaving(true);
    try {
      cache.put(await createMemory(body));
    } catch (error) {
      const twin = findDuplicate(error);
      if (twin) setDuplicate({ twin, body });
      // A session that ended leads to the sign-in, which says so itself.
      else if (!(error instanceof ApiError && error.status === 401)) {
        const isRefused = error instanceof ApiError && error.status < 500;
        toast({ variant: 'destructive', title: failed });
        setFailure(isRefused || !(error instanceof ApiError) ? errorSentence(error) : failed);
      }
      return;
    } finally {
      setIsSaving(false);
    }
    reset();
    onSaved();
    toast({ title: 'Memory added successfully!' });
  };

  const save = async () => {
    if (isSaving) return;
    setFailure(undefined);
    const { chosen } = upload;
    const found = findProblems(typed, chosen !== undefined);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (typed.type === 'text' || !chosen) return send(memoryBody(userId, typed, undefined));
    setIsSaving(true);
    const fileUrl = await upload.whenSettled();
    setIsSaving(false);
    if (fileUrl) await send(memoryBody(userId, typed, { fileUrl, file: chosen.file }));
  };

  return {
    typed,
    problems,
    failure,
    isSaving,
    upload,
    twin: duplicate?.twin,
    change,
    chooseFile,
    save,
    keepBoth: async () => {
      if (!duplicate || isSaving) return;
      setDuplicate(undefined);
      await send({ ...duplicate.body, keepDuplicate: true });
    },
    leaveIt: () => {
      setDuplicate(undefined);
      upload.clear();
    },
  };
}

export type AddMemory = ReturnType<typeof useAddMemory>;
