import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { filmFileName } from './film-file-name.ts';

/** To give a story to others: its address, or the film itself. */
export function FilmActions({ story }: { story: Story }) {
  const { title, videoUrl, videoMissing, status } = story;
  const [isSaving, setSaving] = useState(false);

  const share = async () => {
    try {
      if ((await shareStory(title)) === 'copied')
        toast({
          title: 'Link copied!',
          description: 'The address of this story is in your clipboard.',
        });
    } catch {
      toast({
        variant: 'destructive',
        title: 'We couldn’t copy the link',
        description: 'Please copy it from the address bar of your browser.',
      });
    }
  };
  const save = async () => {
    if (!videoUrl) return;
    setSaving(true);
    try {
      await saveFilm(videoUrl, filmFileName(title));
    } catch (error) {
      toastFailure(error, { title: 'We couldn’t download the film' });
    } finally {
      setSaving(false);
    }
  };

  const reason =
    videoMissing ?? (status === 'processing' ? 'The film is still being made.' : undefined);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void share()} className="max-sm:grow">
          <Share2 className="size-5" />
          Share Story
        </Button>
        <Button
          disabled={!videoUrl}
          pending={isSaving}
          pendingLabel="Downloading..."
          aria-describedby={!videoUrl && reason ? 'no-film' : undefined}
          onClick={() => void save()}
          className="max-sm:grow"
        >
          <Download className="size-5" />
          Download Video
        </Button>
      </div>
      {!videoUrl && reason && (
        <p id="no-film" className="text-base text-ink-muted">
          {reason}
        </p>
      )}
      <p className="max-w-reading text-base text-ink-muted">
        The link opens for you, signed in. To give the story to others, send them the video.
      </p>
    </div>
  );
}

/** Fetches a film and hands it to the browser as a download of that name. */
async function saveFilm(videoUrl: string, fileName: string): Promise<void> {
  const response = await call('GET', videoUrl);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a story's address on. Returns whether it was shared or copied to the clipboard. */
async function shareStory(title: string): Promise<'shared' | 'copied' | 'cancelled'> {
  const url = window.location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title, text: `Check out my visual story: ${title}`, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
