import { useMemo } from 'react';
import { cn } from '#client/ui/cn.ts';
import type { Scene } from '#shared/contracts/stories.ts';
import { type CaptionLine, captionLines } from './caption-lines.ts';
import { playerScrimStyles } from './player-styles.ts';

interface CaptionProps {
  scene: Scene;
  language: string;
  seconds: number;
  elapsed: number;
  /** By the words as they are heard, where that is known; by their share of the scene otherwise. */
  heard?: readonly CaptionLine[];
  /** Above the controls, while they are there. */
  isRaised: boolean;
}

export function Caption({ scene, language, seconds, elapsed, heard, isRaised }: CaptionProps) {
  const { narration } = scene;
  const shared = useMemo(
    () => captionLines(narration ?? '', seconds, language),
    [narration, seconds, language],
  );
  const lines = heard?.length ? heard : shared;
  const line = lines.find(({ until }) => elapsed < until) ?? lines.at(-1);
  if (!line) return null;
  return (
    <p
      lang={language}
      className={cn(
        'pointer-events-none absolute inset-x-3 mx-auto w-fit max-w-2xl rounded-sm px-3 py-1 text-center leading-snug sm:text-xl',
        playerScrimStyles,
        isRaised ? 'bottom-26 md:bottom-18' : 'bottom-4',
      )}
    >
      {line.text}
    </p>
  );
}
