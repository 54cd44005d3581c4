import type { Point } from '../svg/shapes.ts';

/** One for the picture's left side and one for its right. */
export type Pair<Item> = [left: Item, right: Item];

/** Where the parts of a body are; feet stand on y = 0, up is negative. */
export interface Joints {
  /** Three-quarter views turn to the right; 'back' shows no face. */
  view: 'front' | 'turned' | 'back';
  head: Point;
  /** Degrees, clockwise. */
  tilt: number;
  shoulders: Pair<Point>;
  elbows: Pair<Point>;
  hands: Pair<Point>;
  hips: Pair<Point>;
  knees: Pair<Point>;
  ankles: Pair<Point>;
  /** The middle of the shoulder line and of the hip line. */
  chest: Point;
  seat: Point;
  sitting: boolean;
  kneeling: boolean;
  /** Arms that pass behind the body. */
  behind: Pair<boolean>;
}

/** The point at a share of the way from one to another. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The elbow (or knee) between two ends, on the side that `towards` points to, and the end as far as it reaches. */
export function bend(
  from: Point,
  to: Point,
  upper: number,
  lower: number,
  towards: Point,
): Pair<Point> {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const wanted = Math.hypot(dx, dy) || 0.001;
  const far = Math.min(wanted, (upper + lower) * 0.995);
  const near = Math.max(far, Math.abs(upper - lower) + 1);
  const hand = { x: from.x + (dx / wanted) * near, y: from.y + (dy / wanted) * near };
  const along = (upper ** 2 - lower ** 2 + near ** 2) / (2 * near);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [(hand.x - from.x) / near, (hand.y - from.y) / near];
  const one = { x: from.x + ux * along - uy * out, y: from.y + uy * along + ux * out };
  const other = { x: from.x + ux * along + uy * out, y: from.y + uy * along - ux * out };
  const elbow = (one.x - other.x) * towards.x + (one.y - other.y) * towards.y > 0 ? one : other;
  return [elbow, hand];
}
