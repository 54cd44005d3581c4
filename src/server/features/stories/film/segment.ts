import type { StorySceneRow } from '../stories.table.ts';

/** How the camera moves over a still; each comes to rest at its end. */
export type Motion = 'in' | 'out' | 'left' | 'right' | 'page' | 'rest';

const motions: readonly Motion[] = ['in', 'left', 'out', 'right'];

/** The same for a scene wherever it stands, so that a film in another order is not filmed anew. */
export function motionOf({ picture, seed }: Pick<StorySceneRow, 'picture' | 'seed'>): Motion {
  const isPage = picture?.source === 'drawn' && picture.setting === 'memory';
  return isPage ? 'page' : (motions[seed % motions.length] ?? 'in');
}

/** A span of film over one still. */
export interface Segment {
  /** Names the still by its content. */
  still: string;
  motion: Motion;
  frames: number;
}

/** Wide enough that the painted frame around a still is never half in the film. */
const base = 1.035;
const amount = 0.075;
/** Of a page with words, all of which must stay in the film. */
const pageAmount = 0.025;
const eased = (frames: number) => `(1-cos(PI*on/${Math.max(1, frames - 1)}))/2`;

/**
 * The filter that moves over a still of twice the film's size. In full colour: in half, its steps would be two
 * pixels wide, which is seen as trembling.
 * @param at 'moving', or 'end' for the still as it comes to rest.
 */
export function moveOver(
  { motion, frames }: Pick<Segment, 'motion' | 'frames'>,
  at: 'moving' | 'end',
  { width, height }: { width: number; height: number },
): string {
  const e = at === 'end' ? '1' : eased(frames);
  const near = base + amount;
  const zoom: Record<Motion, string> = {
    in: `${base}+${amount}*${e}`,
    out: `${near}-${amount}*${e}`,
    left: `${near}`,
    right: `${near}`,
    page: `1+${pageAmount}*${e}`,
    rest: '1',
  };
  // From as far inside the still as the frame is wide, to as far on the other side.
  const inset = (1 - 1 / base) / 2 / (1 - 1 / near);
  const path = (along: string) => `(${inset}+${1 - 2 * inset}*${along})`;
  const across: Record<Motion, string> = {
    in: '0.5',
    out: '0.5',
    left: path(`(1-${e})`),
    right: path(e),
    page: '0.5',
    rest: '0.5',
  };
  return [
    `scale=${2 * width}:${2 * height}:flags=bicubic:out_color_matrix=bt709`,
    'setsar=1',
    'format=yuv444p',
    `zoompan=z='${zoom[motion]}':x='(iw-iw/zoom)*${across[motion]}':y='(ih-ih/zoom)/2':d=${frames}:s=${width}x${height}:fps=25`,
  ].join(',');
}
