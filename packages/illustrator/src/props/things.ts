import { type Entry, readLexicon } from '../lexicon/lexicon.ts';
import { part } from '../svg/parts.ts';
import { placed } from '../svg/shapes.ts';
import icons from './icons.json' with { type: 'json' };

const drawings: Record<string, string> = icons;

type Tag = 'held' | 'instrument' | 'laid' | 'festive' | 'outdoors' | 'indoors' | 'tool';

interface Thing extends Entry {
  name: string;
  /** How high it stands beside a grown man of 366. */
  height: number;
}

/** Things and animals by name. */
export const things: ReadonlyMap<string, Thing> = new Map(
  readLexicon('things').map((entry) => {
    const [name = '', height] = entry.heading;
    return [name, { ...entry, name, height: Number(height) }];
  }),
);

export const isThing = (name: string) => things.has(name);

/** Whether a thing is of a sort; false for what is no thing. */
export const is = (name: string, tag: Tag) => things.get(name)?.heading.includes(tag) ?? false;

/** @throws where there is no such thing */
export function heightOf(name: string): number {
  const thing = things.get(name);
  if (!thing) throw new Error(`there is no thing "${name}"`);
  return thing.height;
}

/** A thing whose foot is at x, y; `share` makes it smaller or larger than life. */
export function thingIcon(name: string, x: number, y: number, share = 1, mirrored = false): string {
  const height = heightOf(name) * share;
  if (name === 'luggage') return part('props/suitcase', { x, y, w: height, h: height });
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
export const thingAt = (name: string, x: number, y: number, share = 1, mirrored = false) =>
  thingIcon(name, x, y + (heightOf(name) * share) / 2, share, mirrored);
