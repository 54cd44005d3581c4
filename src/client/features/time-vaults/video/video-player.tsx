import { Download, FileVideo, Hourglass, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { Film } from './film.tsx';

export type PlayedVideo = Pick<TimeVault, 'title' | 'videoUrl' | 'originalUrl' | 'videoState'> & {
  fileName: string;
  fileBytes?: number;
  posterUrl?: string | null;
};

/** A video to watch and to keep, or what stands in its way. */
export function VideoPlayer({ video }: { video: PlayedVideo }) {
  const { originalUrl, fileName, fileBytes } = video;
  return (
    <div className="grid gap-4">
      <Screen video={video} />
      {originalUrl && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button asChild variant="secondary">
            <a href={originalUrl} download={fileName}>
              <Download className="size-5" />
              Download the video
            </a>
          </Button>
          <p className="min-w-0 flex-1 text-base text-ink-muted leading-snug">
            The original, to keep{fileBytes ? ` (${fileSize(fileBytes)})` : ''}.
          </p>
        </div>
      )}
    </div>
  );
}

function Screen({ video }: { video: PlayedVideo }) {
  const { title, videoUrl, videoState, posterUrl } = video;
  const [isUnplayable, setIsUnplayable] = useState(false);
  if (videoState === 'preparing')
    return (
      <Notice icon={Hourglass}>
        The video is being made ready to watch, so that it plays on every device. This can take a
        few minutes; it appears here by itself.
      </Notice>
    );
  if (!videoUrl || videoState === 'failed' || isUnplayable)
    return (
      <Notice icon={FileVideo}>
        This video cannot be played here. Nothing is lost: download it and open it with the video
        program of your device.
      </Notice>
    );
  return (
    <Film
      src={videoUrl}
      poster={posterUrl ?? undefined}
      aria-label={title}
      onError={() => setIsUnplayable(true)}
    />
  );
}

function Notice({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md bg-sunken px-5 py-10 text-center">
      <Icon className="size-9 text-leaf" strokeWidth={1.5} />
      <p role="status" className="max-w-md leading-snug">
        {children}
      </p>
    </div>
  );
}
