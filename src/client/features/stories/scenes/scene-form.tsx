import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConflictDialog } from '#client/ui/conflict-dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Scene } from '#shared/contracts/stories.ts';
import { limits } from '#shared/limits.ts';
import { useUpdateScene } from '../stories-api.ts';
import { PictureFields } from './picture-fields.tsx';
import { whatIsMadeAgain } from './scene-values.ts';
import { useSceneForm } from './use-scene-form.ts';

interface SceneFormProps {
  userId: string;
  scene: Scene;
  language: string;
  onClose: () => void;
}

/** The one scene that is open for changes. */
export function SceneForm({ userId, scene, language, onClose }: SceneFormProps) {
  const form = useSceneForm(userId, scene, onClose);
  const { values, base, problem } = form;
  const drawing = useDrawAgain(userId, scene);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={`Scene ${scene.sceneNumber}`}
      className="grid gap-4 border-line border-t pt-4"
    >
      <FormField label="Scene title">
        {(control) => (
          <Input
            {...control}
            ref={title}
            lang={language}
            maxLength={limits.story.sceneTitle}
            value={values.title}
            autoComplete="off"
            onChange={(event) => form.change({ title: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label="Narration"
        hint={`What is read aloud. ${values.narration.length.toLocaleString('en')} of ${limits.story.narration.toLocaleString('en')} characters; about 300 make a good scene.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            lang={language}
            maxLength={limits.story.narration}
            value={values.narration}
            onChange={(event) => form.change({ narration: event.target.value })}
          />
        )}
      </FormField>
      <PictureFields
        userId={userId}
        values={values}
        onChange={form.change}
        onDrawAgain={drawing.drawAgain}
        isDrawing={drawing.isPending}
      />
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-rose-ink">
          <CircleAlert className="mt-1 size-5 shrink-0" />
          {problem}
        </p>
      )}
      <p role="status" className="text-ink-muted empty:hidden">
        {whatIsMadeAgain(base, values)}
      </p>
      <DialogActions>
        {form.isDirty ? (
          <Button
            variant="secondary"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            Discard changes
          </Button>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        )}
        <Button type="submit" pending={form.isPending} pendingLabel="Saving...">
          Save scene
        </Button>
      </DialogActions>
      <ConflictDialog
        what="This scene"
        newest={
          form.conflict && {
            title: form.conflict.title,
            text: form.conflict.narration,
            lang: language,
          }
        }
        onUseNewest={form.useNewest}
        onKeepMine={() => void form.keepMine()}
        onClose={form.closeConflict}
      />
    </form>
  );
}

function useDrawAgain(userId: string, { id, storyId }: Scene) {
  const update = useUpdateScene({ userId, storyId });
  const drawAgain = () =>
    update.mutate(
      { id, drawAgain: true },
      {
        onSuccess: () => toast({ title: 'The picture is being drawn again' }),
        onError: (error) => toastFailure(error, { title: 'We couldn’t draw the picture again' }),
      },
    );
  return { drawAgain, isPending: update.isPending };
}
