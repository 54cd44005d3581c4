import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { toast } from '#client/ui/toast.ts';
import { type Training, training } from '#shared/contracts/training.ts';
import { problemsOf } from './find-problems.ts';
import { refreshAfterTraining } from './refresh-after-training.ts';
import { saveTraining, trainingPath } from './save-training.ts';
import { pickSection, type TrainingSection } from './training-values.ts';
import type { TrainingEditor } from './use-training-editor.ts';

/** A save that was refused because somebody else saved in the meantime. */
export interface TrainingConflict {
  section: TrainingSection;
  newest: Training;
}

/** Saves a section of the editor; whatever fails, what was typed stays. */
export function useSaveTraining(ancestorId: string, editor: TrainingEditor) {
  const client = useQueryClient();
  const [saving, setSaving] = useState<TrainingSection>();
  const [conflict, setConflict] = useState<TrainingConflict>();

  const send = async (
    section: TrainingSection,
    { values, lastSeen }: Pick<TrainingEditor, 'values' | 'lastSeen'>,
  ): Promise<Training | undefined> => {
    setSaving(section);
    try {
      const fields = { ...pickSection(values, section), updatedAt: lastSeen };
      const picture = section === 'personality' ? editor.picture : undefined;
      const saved = await saveTraining(ancestorId, fields, picture);
      client.setQueryData([trainingPath(ancestorId)], saved);
      editor.accept(saved, { section, sent: values });
      void refreshAfterTraining(client, ancestorId);
      return saved;
    } catch (error) {
      const newest = newestOf(error);
      if (newest) {
        setConflict({ section, newest });
      } else {
        editor.showProblems(problemsIn(error));
        toast({
          variant: 'destructive',
          title: 'Failed to save training data',
          description: 'Please try again or check your connection.',
        });
      }
      return undefined;
    } finally {
      setSaving(undefined);
    }
  };

  const announce = (saved: Training | undefined): boolean => {
    if (!saved) return false;
    toast({
      title: 'Training data saved!',
      description: "Your ancestor's personality profile has been updated.",
    });
    return true;
  };

  return {
    saving,
    conflict,
    /** Whether there is nothing to put right. */
    async save(section: TrainingSection): Promise<boolean> {
      if (saving) return true;
      return editor.check(section) && announce(await send(section, editor));
    },
    /** Without a word on success. Answers the section that could not be saved. */
    async saveAll(): Promise<TrainingSection | undefined> {
      let { lastSeen } = editor;
      for (const section of ['personality', 'stories'] as const) {
        if (!editor.isUnsaved[section]) continue;
        const saved = editor.check(section) && (await send(section, { ...editor, lastSeen }));
        if (!saved) return section;
        lastSeen = saved.updatedAt;
      }
      return undefined;
    },
    async keepMine() {
      if (!conflict) return;
      const { section, newest } = conflict;
      setConflict(undefined);
      const values = editor.keepMine(newest);
      announce(await send(section, { values, lastSeen: newest.updatedAt }));
    },
    useNewest() {
      if (!conflict) return;
      client.setQueryData([trainingPath(ancestorId)], conflict.newest);
      editor.discard(conflict.newest);
      setConflict(undefined);
    },
    closeConflict: () => setConflict(undefined),
  };
}

export type TrainingSaver = ReturnType<typeof useSaveTraining>;

function newestOf(error: unknown): Training | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'training.stale') return undefined;
  return training.safeParse(error.body.current).data;
}

function problemsIn(error: unknown) {
  if (!(error instanceof ApiError) || !error.body) return {};
  const { code, issues = [], error: sentence } = error.body;
  if (code.startsWith('training.image')) return { profileImage: sentence };
  return problemsOf(issues);
}
