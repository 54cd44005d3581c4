import type { Stage } from '../picture/stage.ts';
import { part } from '../svg/parts.ts';

const leaves = {
  spring: ['#8cc661', '#a7d67a', '#f2b9cc'],
  summer: ['#4f9a47', '#62ab52', '#3f8a44'],
  autumn: ['#d3803a', '#c75f32', '#e0a843'],
  winter: ['#e6eef4', '#dbe6ee', '#eef4f8'],
} as const;

/** A leafy tree, bare in winter, whose trunk stands at x, y; `size` is its height. */
export function tree({ random, season }: Stage, x: number, y: number, size: number): string {
  const colour = random.pick(leaves[season]);
  const name = season === 'winter' ? 'trees/bare' : 'trees/leafy';
  return part(name, { x, y, w: size, h: size }, { colour });
}

/** A pine or spruce. */
export function pine({ random, season }: Stage, x: number, y: number, size: number): string {
  const colour = random.pick(['#3d7a56', '#356e55', '#4a8558'] as const);
  const name = season === 'winter' ? 'trees/pine-snowy' : 'trees/pine';
  return part(name, { x, y, w: size, h: size }, { colour });
}

const bushes = { spring: '#78b556', summer: '#4f9848', autumn: '#b07f3c', winter: '#8aa39a' };

/** A low round bush; snow lies on it in winter. */
export function bush({ season }: Stage, x: number, y: number, size: number): string {
  const name = season === 'winter' ? 'trees/bush-snowy' : 'trees/bush';
  return part(name, { x, y, w: size, h: size }, { colour: bushes[season] });
}
