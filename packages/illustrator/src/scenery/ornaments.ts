import type { Season } from '../picture/picture-plan.ts';
import { part } from '../svg/parts.ts';
import { placed, turned } from '../svg/shapes.ts';

const flowers: Record<Season, [string, string]> = {
  spring: ['#e59ab4', '#8fb56c'],
  summer: ['#e0705a', '#7fa85c'],
  autumn: ['#cf8a3e', '#a8935a'],
  winter: ['#c8574e', '#7f9a86'],
};

/** A pressed sprig that fills the corner at x, y; turned by degrees. */
export function sprig(x: number, y: number, size: number, season: Season, degrees = 0): string {
  const [petal, leaf] = flowers[season];
  return turned(placed(part('ornaments/sprig', {}, { petal, leaf }), x, y, size), degrees, x, y);
}
