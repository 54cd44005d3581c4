import { type RefObject, useRef } from 'react';
import type { Story } from '#shared/contracts/stories.ts';
import { usePlayerKeys } from '../player/use-player-keys.ts';

/** How far an arrow key goes, in seconds. */
const stride = 5;

interface FilmPlayerProps {
  story: Story;
  videoUrl: string;
}

/** The finished film in the browser's own player. */
export function FilmPlayer({ story, videoUrl }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { title, language, captionsUrl, posterUrl } = story;
  usePlayerKeys(filmCommands(video));
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <video
        ref={video}
        key={videoUrl}
        src={videoUrl}
        poster={posterUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={`Film: ${title}`}
        className="block aspect-video w-full bg-[#1b1511]"
      >
        <track
          kind="captions"
          srcLang={language}
          label={language.startsWith('pt') ? 'Português' : 'English'}
          src={captionsUrl ?? undefined}
        />
      </video>
    </div>
  );
}

function filmCommands(video: RefObject<HTMLVideoElement | null>) {
  const withVideo = (act: (element: HTMLVideoElement) => unknown) => () => {
    if (video.current) void act(video.current);
  };
  return {
    togglePlaying: withVideo((film) => (film.paused ? film.play() : film.pause())),
    previous: withVideo((film) => {
      film.currentTime -= stride;
    }),
    next: withVideo((film) => {
      film.currentTime += stride;
    }),
    toggleSound: withVideo((film) => {
      film.muted = !film.muted;
    }),
    toggleFullScreen: withVideo((film) =>
      document.fullscreenElement ? document.exitFullscreen() : film.requestFullscreen(),
    ),
  };
}
