import { Link } from 'wouter';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { usePhotos } from '../stories-api.ts';

interface PhotoPickerProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (memoryId: string) => void;
}

/** Chooses one of the user's photos of the Memory Vault for a scene. */
export function PhotoPicker({ userId, open, onOpenChange, onChoose }: PhotoPickerProps) {
  const query = usePhotos(userId, open);
  const photos = query.data?.pages
    .flatMap(({ items }) => items)
    .filter(({ thumbnailUrl }) => thumbnailUrl !== null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Choose one of your photos"
      description="From your Memory Vault. The photo itself stays as it is."
    >
      <p role="status" className="text-ink-muted empty:hidden">
        {query.isPending && 'Looking for your photos...'}
        {query.error && errorSentence(query.error)}
        {photos?.length === 0 && 'There are no photos in your Memory Vault yet.'}
      </p>
      {photos?.length === 0 && (
        <Button asChild variant="secondary" className="w-fit">
          <Link href="/memory-vault">Go to the Memory Vault</Link>
        </Button>
      )}
      <ul className="grid max-h-[55dvh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-4">
        {photos?.map(({ id, title, thumbnailUrl }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="photo-print grid w-full gap-1 rounded-sm text-left hover:border-line-strong"
            >
              <img
                src={thumbnailUrl ?? ''}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-sm object-cover"
              />
              <span className="truncate px-1 text-base">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="ghost"
          pending={query.isFetchingNextPage}
          pendingLabel="Loading more..."
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Dialog>
  );
}
