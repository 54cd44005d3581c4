import { placed } from '../svg/shapes.ts';
import icons from './icons.json' with { type: 'json' };
import { suitcase } from './suitcase.ts';
import { type Thing, things } from './things.ts';

const drawings: Record<string, string> = icons;

export const isThing = (name: string): name is Thing => name in things;

/** A thing whose foot is at x, y; `share` makes it smaller or larger than life. */
export function thingIcon(name: Thing, x: number, y: number, share = 1, mirrored = false): string {
  const height = things[name] * share;
  if (name === 'luggage') return suitcase(x, y, height);
  const scale = height / 29;
  return placed(
    drawings[name] ?? '',
    x + (mirrored ? 16 : -16) * scale,
    y - 30.5 * scale,
    scale,
    mirrored,
  );
}

/** A thing whose middle is at x, y. */
export const thingAt = (name: Thing, x: number, y: number, share = 1, mirrored = false) =>
  thingIcon(name, x, y + (things[name] * share) / 2, share, mirrored);
