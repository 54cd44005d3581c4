import type { Language } from '#shared/language/language.ts';
import type { FrameSet, Frames } from './frame-sets.ts';
import { english } from './frames-english.ts';
import { portuguese } from './frames-portuguese.ts';

export const frames: Readonly<Record<Language, Frames>> = { en: english, pt: portuguese };

export function everyFrame({ facts, ...sets }: Frames): string[] {
  const wordings = Object.values(sets as Omit<Frames, 'facts'>).flatMap((set: FrameSet) =>
    Object.values(set as unknown as Record<string, readonly string[]>).flat(),
  );
  return [...wordings, ...Object.values(facts)];
}
