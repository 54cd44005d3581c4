import { format } from 'date-fns';
import { BookOpen, Clapperboard, RotateCw, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Story } from '#shared/contracts/stories.ts';
import { ScenePrint } from '../scene-print.tsx';
import { StoryProgress } from '../story-progress.tsx';
import { StoryStatusBadge } from '../story-status-badge.tsx';
import { useTryAgain } from '../use-try-again.ts';
import { DeleteStoryDialog } from './delete-story-dialog.tsx';

interface StoryCardProps {
  userId: string;
  story: Story;
}

export const StoryCard = memo(function StoryCard({ userId, story }: StoryCardProps) {
  const { id, title, lifeStory, language, status, createdAt, posterUrl, error } = story;
  const [deleting, setDeleting] = useState(false);
  const isReady = status === 'completed';
  return (
    <Card className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <ScenePrint url={posterUrl} icon={Clapperboard} />
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <StoryStatusBadge status={status} />
          <span className="text-base text-ink-muted">
            <span className="sr-only">Created </span>
            {format(createdAt, 'MMM d, yyyy')}
          </span>
        </div>
        <h2 lang={language} className="line-clamp-2 text-xl">
          {title}
        </h2>
        {status === 'failed' ? (
          <p className="text-rose-ink">
            {error ?? 'Something went wrong while your story was being made.'}
          </p>
        ) : (
          <p lang={language} className="line-clamp-3 text-ink-muted leading-normal">
            {lifeStory.slice(0, 400)}
          </p>
        )}
      </div>
      {status === 'processing' && <StoryProgress progress={story.progress} />}
      <div className="mt-auto flex items-center gap-2">
        {status === 'failed' && <TryAgain userId={userId} story={story} />}
        {status !== 'failed' &&
          (isReady ? (
            <Button asChild className="grow">
              <Link href={`/story-viewer/${id}`}>
                <BookOpen className="size-5" />
                View Story
              </Link>
            </Button>
          ) : (
            <Button disabled className="grow">
              <BookOpen className="size-5" />
              View Story
            </Button>
          ))}
        <IconButton label={`Delete ${title}`} onClick={() => setDeleting(true)}>
          <Trash2 className="size-5" />
        </IconButton>
      </div>
      <DeleteStoryDialog userId={userId} story={story} open={deleting} onOpenChange={setDeleting} />
    </Card>
  );
});

function TryAgain({ userId, story }: StoryCardProps) {
  const { tryAgain, refused, isPending } = useTryAgain(userId, story);
  return (
    <div className="grid grow gap-2">
      {refused && (
        <p role="alert" className="text-base text-rose-ink">
          {refused}
        </p>
      )}
      <Button
        variant="secondary"
        pending={isPending}
        pendingLabel="Sending..."
        onClick={() => void tryAgain()}
      >
        <RotateCw className="size-5" />
        Try Again
      </Button>
    </div>
  );
}
