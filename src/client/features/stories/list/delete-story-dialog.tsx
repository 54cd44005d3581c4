import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { useDeleteStory } from '../stories-api.ts';

interface DeleteStoryDialogProps {
  userId: string;
  story: Story;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteStoryDialog(props: DeleteStoryDialogProps) {
  const { userId, story, open, onOpenChange } = props;
  const remove = useDeleteStory(userId);

  const confirm = () =>
    remove.mutate(story.id, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: 'Story Deleted' });
      },
      onError: (error) => {
        const description = 'Failed to delete story. Please try again.';
        toastFailure(error, { title: 'Error', description });
      },
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${story.title}”?`}
      description={
        story.status === 'processing'
          ? 'It is still being made. The making stops, and the text, scenes and pictures are deleted. This cannot be undone.'
          : 'Its text, scenes, pictures and film are deleted. This cannot be undone.'
      }
      confirmLabel="Delete story"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  );
}
