import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { useOrderScenes, useRemoveScene } from '../stories-api.ts';
import { createSceneDraft } from './scene-draft.ts';
import { SceneForm } from './scene-form.tsx';
import { SceneRow } from './scene-row.tsx';

interface SceneListProps {
  userId: string;
  story: Story;
  scenes: readonly Scene[];
}

/** A story's scenes, to be put in order, taken out, and changed one at a time. */
export function SceneList({ userId, story, scenes }: SceneListProps) {
  const { language, id: storyId } = story;
  const order = useOrderScenes({ userId, storyId });
  const remove = useRemoveScene({ userId, storyId });
  const hasDraft = (id: string) => createSceneDraft(userId, id).find() !== undefined;
  const [open, setOpen] = useState(() => scenes.find(({ id }) => hasDraft(id))?.id);
  const [removing, setRemoving] = useState<Scene>();
  const [said, setSaid] = useState('');
  const fail = (title: string) => (error: unknown) => toastFailure(error, { title });

  const closed = useRef<string>(undefined);
  const close = (id: string) => {
    closed.current = id;
    setOpen(undefined);
  };
  // The button that opened it is back only once the form is gone.
  useEffect(() => {
    if (open || !closed.current) return;
    document.querySelector<HTMLElement>(`[data-edit="${closed.current}"]`)?.focus();
    closed.current = undefined;
  }, [open]);
  const move = (index: number, by: -1 | 1) => {
    const ids = scenes.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (!moved) return;
    ids.splice(index + by, 0, moved);
    setSaid(`Scene ${index + 1} is now scene ${index + by + 1} of ${ids.length}.`);
    order.mutate(ids, { onError: fail('We couldn’t save the order') });
  };
  const confirmRemoval = async () => {
    if (!removing) return;
    try {
      await remove.mutateAsync(removing.id);
      createSceneDraft(userId, removing.id).clear();
      setRemoving(undefined);
      toast({ title: 'Scene removed', description: 'The film is being put together without it.' });
    } catch (error) {
      fail('We couldn’t remove the scene')(error);
    }
  };

  return (
    <>
      <ol aria-label="Scenes" className="grid gap-4">
        {scenes.map((scene, index) => (
          <li key={scene.id}>
            <SceneRow
              scene={scene}
              number={index + 1}
              count={scenes.length}
              language={language}
              isUnsaved={scene.id !== open && hasDraft(scene.id)}
              onEdit={() => setOpen(scene.id)}
              onMove={(by) => move(index, by)}
              onRemove={() => setRemoving(scene)}
            >
              {scene.id === open && (
                <SceneForm
                  userId={userId}
                  scene={scene}
                  language={language}
                  onClose={() => close(scene.id)}
                />
              )}
            </SceneRow>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={`Remove “${removing?.title || `scene ${removing?.sceneNumber}`}”?`}
        description="Its picture and narration are deleted, and the film is put together without it. This cannot be undone."
        confirmLabel="Remove scene"
        pending={remove.isPending}
        pendingLabel="Removing..."
        onConfirm={() => void confirmRemoval()}
      />
    </>
  );
}
