import { useEffect, useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { toast } from '#client/ui/toast.ts';
import { type Scene, scene as sceneSchema } from '#shared/contracts/stories.ts';
import { useUpdateScene } from '../stories-api.ts';
import { createSceneDraft } from './scene-draft.ts';
import {
  carryOver,
  changesBetween,
  type SceneValues,
  sameValues,
  valuesOf,
} from './scene-values.ts';

/** One scene being changed. What was not saved outlives the page; what was changed elsewhere is not overwritten unasked. */
export function useSceneForm(userId: string, scene: Scene, onSaved: () => void) {
  const update = useUpdateScene({ userId, storyId: scene.storyId });
  const [draft] = useState(() => createSceneDraft(userId, scene.id));
  const [{ base, values }, setState] = useState(() => {
    const asSaved = valuesOf(scene);
    return draft.find() ?? { base: asSaved, values: asSaved };
  });
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Scene>();
  const isDirty = !sameValues(base, values);
  useEffect(() => () => void draft.flush(), [draft]);

  // What is not being changed here shows the scene as it is.
  useEffect(() => {
    setState((now) => carryOver(now, valuesOf(scene)));
  }, [scene]);

  const change = (part: Partial<SceneValues>) => {
    const next = { ...values, ...part };
    setProblem(undefined);
    setState({ base, values: next });
    if (sameValues(base, next)) draft.clear();
    else draft.save({ values: next, base });
  };
  const reset = (newest: Scene) => {
    draft.clear();
    const asSaved = valuesOf(newest);
    setState({ base: asSaved, values: asSaved });
    setConflict(undefined);
    setProblem(undefined);
  };

  const send = async ({ updatedAt }: Scene): Promise<void> => {
    try {
      const changes = changesBetween(base, values);
      reset(await update.mutateAsync({ ...changes, id: scene.id, updatedAt }));
      toast({
        title: 'Scene saved',
        description: 'What changed is being made again. The rest stays as it is.',
      });
      onSaved();
    } catch (error) {
      const newest = newestOf(error);
      if (newest) await sendUnlessConflicting(newest);
      else setProblem(errorSentence(error));
    }
  };
  const sendUnlessConflicting = async (newest: Scene) => {
    if (carryOver({ base, values }, valuesOf(newest)).isConflict) setConflict(newest);
    else await send(newest);
  };

  return {
    values,
    base,
    isDirty,
    problem,
    conflict,
    isPending: update.isPending,
    change,
    save: async () => {
      if (update.isPending) return;
      if (!values.narration.trim()) setProblem('A scene needs at least one sentence.');
      else if (!isDirty) onSaved();
      else await sendUnlessConflicting(scene);
    },
    discard: () => reset(scene),
    keepMine: async () => {
      if (!conflict) return;
      setConflict(undefined);
      await send(conflict);
    },
    useNewest: () => conflict && reset(conflict),
    closeConflict: () => setConflict(undefined),
  };
}

export type SceneForm = ReturnType<typeof useSceneForm>;

function newestOf(error: unknown): Scene | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'stories.stale') return undefined;
  return sceneSchema.safeParse(error.body.current).data;
}
