import { ImageOff } from 'lucide-react';
import { langOf } from '#client/platform/lang-of.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { Film } from './film.tsx';
import { logMediaFailure } from './log-media-failure.ts';
import { OnceStill } from './once-still.tsx';
import { Sound } from './sound.tsx';

/** What a card shows of its memory: always of the same height, so that nothing jumps. */
export function MemoryPreview({ memory }: { memory: Memory }) {
  const { type, title, mediaState, displayUrl, thumbnailUrl, textContent } = memory;
  if (type === 'text')
    return (
      <div className="grid h-full content-center rounded-md bg-sunken px-5">
        <p
          lang={langOf(textContent)}
          className="line-clamp-3 text-wrap whitespace-pre-line leading-normal [overflow-wrap:anywhere]"
        >
          {textContent}
        </p>
      </div>
    );
  if (mediaState === 'preparing')
    return (
      <div className="grid h-full animate-breathe place-items-center rounded-md bg-gray-soft px-4">
        <p className="text-center text-base text-gray-ink">Getting it ready to show...</p>
      </div>
    );
  if (mediaState === 'failed' || !displayUrl) return <NotShown type={type} />;
  if (type === 'audio')
    return (
      <div className="grid h-full place-items-center rounded-md bg-sunken px-3">
        <OnceStill before={null}>
          <Sound preload="none" src={displayUrl} aria-label={title} />
        </OnceStill>
      </div>
    );
  const shown = { src: thumbnailUrl ?? displayUrl, loading: 'lazy', decoding: 'async' } as const;
  if (type === 'video') {
    const poster = thumbnailUrl ?? undefined;
    const still = 'size-full rounded-md bg-gray-soft object-contain';
    return (
      <OnceStill before={poster ? <img {...shown} alt="" className={still} /> : null}>
        <Film
          preload="none"
          poster={poster}
          src={displayUrl}
          aria-label={title}
          className="h-full object-contain"
        />
      </OnceStill>
    );
  }
  return (
    <img
      {...shown}
      alt={title}
      onError={logMediaFailure}
      className="size-full rounded-md border border-line bg-card object-cover p-1.5"
    />
  );
}

const things = { text: 'text', image: 'photo', video: 'video', audio: 'recording' };

/** For what no browser shows: the original is kept all the same. */
export function NotShown({ type }: Pick<Memory, 'type'>) {
  return (
    <div className="grid h-full content-center justify-items-center gap-2 rounded-md bg-gray-soft px-4 text-center text-gray-ink">
      <ImageOff className="size-7" />
      <p className="text-base leading-snug">
        This {things[type]} can't {type === 'image' ? 'be shown' : 'be played'} in the browser. The
        original is safe: download it.
      </p>
    </div>
  );
}
