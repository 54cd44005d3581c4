import { useRef } from 'react';
import type { Memory } from '#shared/contracts/memories.ts';
import { Film } from '../cards/film.tsx';
import { logMediaFailure } from '../cards/log-media-failure.ts';
import { NotShown } from '../cards/memory-preview.tsx';
import { Sound } from '../cards/sound.tsx';
import { Waveform } from './waveform.tsx';

/** The photo, film or sound of a memory, as large as there is room. */
export function MemoryMedia({ memory }: { memory: Memory }) {
  const player = useRef<HTMLAudioElement>(null);
  const { type, title, mediaState, displayUrl, thumbnailUrl, waveform } = memory;
  if (type === 'text') return null;
  if (mediaState === 'preparing')
    return (
      <div className="grid h-64 animate-breathe place-items-center rounded-md bg-gray-soft px-4">
        <p role="status" className="text-center text-gray-ink">
          Getting it ready to show. It is safe already.
        </p>
      </div>
    );
  if (mediaState === 'failed' || !displayUrl)
    return (
      <div className="h-56">
        <NotShown type={type} />
      </div>
    );
  if (type === 'audio')
    return (
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        {waveform && <Waveform loudness={waveform} player={player} />}
        <Sound ref={player} src={displayUrl} aria-label={title} />
      </div>
    );
  if (type === 'video')
    return (
      <Film
        preload="metadata"
        poster={thumbnailUrl ?? undefined}
        src={displayUrl}
        aria-label={title}
        className="max-h-[60dvh]"
      />
    );
  return (
    <img
      src={displayUrl}
      alt={title}
      onError={logMediaFailure}
      className="mx-auto max-h-[60dvh] max-w-full rounded-md border border-line bg-card p-2 shadow-soft"
    />
  );
}
