import { part } from '../svg/parts.ts';
import { rect } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { HatKind } from './wardrobe.ts';

/** A hat on a head whose middle is 0, 0. */
export function hatOf(kind: HatKind, colour: string, { headX: w, headY: h }: Body): string {
  const hat = part(`hats/${kind}`, { w, h }, { colour });
  if (kind !== 'nurse') return hat;
  const top = -h * 1.34;
  return hat + rect(-4, top, 8, 24, '#cf5a55') + rect(-12, top + 8, 24, 8, '#cf5a55');
}

/** A scarf tied over the head, as seen from behind. */
export const scarfFromBehind = (colour: string, { headX: w, headY: h }: Body) =>
  part('hats/headscarf-from-behind', { w, h }, { colour });

/** What hangs from a hat behind the shoulders. */
export const hatBack = (kind: HatKind, { headX: w, headY: h }: Body) =>
  kind === 'veil' ? part('hats/veil-back', { w, h }) : '';

/** Above the head, in heights of half a head. */
export const hatHeights: Partial<Record<HatKind, number>> = {
  baker: 2.15,
  straw: 1.5,
  wool: 1.7,
  helmet: 1.45,
  nurse: 1.5,
  'flat-cap': 1.35,
  garrison: 1.45,
  sailor: 1.5,
};
/** Hats that hide a bun or curls on top. */
export const coveringHats: ReadonlySet<HatKind> = new Set([
  'headscarf',
  'wool',
  'helmet',
  'flat-cap',
  'straw',
  'baker',
  'garrison',
  'sailor',
]);
