import { CloudAlert, RotateCw } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { Story } from '#shared/contracts/stories.ts';
import { useTryAgain } from '../use-try-again.ts';

interface StoryFailedProps {
  userId: string;
  story: Story;
  onCreated: (story: Story) => void;
}

export function StoryFailed({ userId, story, onCreated }: StoryFailedProps) {
  const { tryAgain, refused, isPending } = useTryAgain(userId, story);
  const send = async () => {
    const created = await tryAgain();
    if (created) onCreated(created);
  };
  return (
    <Card className="flex flex-wrap items-center gap-5 p-5 sm:p-8">
      <CloudAlert strokeWidth={1.4} className="size-14 shrink-0 text-amber max-sm:hidden" />
      <div className="grid min-w-60 flex-1 gap-1">
        <h2 className="text-2xl">Processing Failed</h2>
        <p role="alert">{story.error ?? 'Something went wrong while your story was being made.'}</p>
        <p className="text-ink-muted">
          {refused ?? 'What you wrote is safe. Trying again makes a new story of the same text.'}
        </p>
      </div>
      <Button pending={isPending} pendingLabel="Sending..." onClick={() => void send()}>
        <RotateCw className="size-5" />
        Try Again
      </Button>
    </Card>
  );
}
