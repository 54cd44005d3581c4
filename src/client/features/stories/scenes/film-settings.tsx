import { Download, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { toastFailure } from '#client/ui/toast.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { useMakeVertical, useUpdateStory } from '../stories-api.ts';

interface FilmSettingsProps {
  userId: string;
  story: Story;
}

/** What concerns the film as a whole. */
export function FilmSettings({ userId, story }: FilmSettingsProps) {
  const update = useUpdateStory(userId, story.id);
  const setMusic = (music: boolean) =>
    update.mutate(
      { music },
      {
        onError: (error) => toastFailure(error, { title: 'We couldn’t change the music' }),
      },
    );
  if (story.videoMissing)
    return (
      <Card>
        <h2 className="text-xl">The film</h2>
        <p className="text-ink-muted">{story.videoMissing}</p>
      </Card>
    );
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">The film</h2>
      <div>
        <Switch
          label="Add soft music"
          checked={update.isPending ? update.variables.music === true : story.music}
          disabled={update.isPending}
          onCheckedChange={setMusic}
        />
        <p className="max-w-reading text-base text-ink-muted">
          A quiet pad under the narration. The film is put together anew; pictures and voice stay.
        </p>
      </div>
      <VerticalFilm userId={userId} story={story} />
    </Card>
  );
}

function VerticalFilm({ userId, story }: FilmSettingsProps) {
  const { verticalVideo, verticalVideoUrl, status, id } = story;
  const make = useMakeVertical(userId, id);
  const isMaking = verticalVideo === 'making' || make.isPending;
  const ask = (label: string): ReactNode => (
    <Button
      variant="secondary"
      disabled={status !== 'completed'}
      pending={isMaking}
      pendingLabel="Making the vertical film..."
      onClick={() => make.mutate()}
      className="w-fit"
    >
      <Smartphone className="size-5" />
      {label}
    </Button>
  );
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p className="font-semibold">For phones and messages, 9:16</p>
      <p role="status" className="text-base text-ink-muted">
        {make.error
          ? errorSentence(make.error)
          : verticalSentence(status, isMaking ? 'making' : verticalVideo)}
      </p>
      {verticalVideo === 'ready' && verticalVideoUrl ? (
        <Button asChild variant="secondary" className="w-fit">
          <a href={verticalVideoUrl} download>
            <Download className="size-5" />
            Download vertical video
          </a>
        </Button>
      ) : (
        ask(verticalVideo === 'failed' ? 'Try the vertical film again' : 'Make a vertical film')
      )}
    </div>
  );
}

function verticalSentence(status: Story['status'], vertical: Story['verticalVideo']): string {
  if (status === 'processing') return 'It can be made as soon as the film is ready.';
  if (vertical === 'making') return 'It is being made. You can leave this page meanwhile.';
  if (vertical === 'ready') return 'It is ready.';
  if (vertical === 'failed') return 'We couldn’t make it. Please try again.';
  return 'The same film, upright, to fill the screen of a phone.';
}
