import type { Seat } from '../figures/seats.ts';
import type { PicturePlan } from '../picture/picture-plan.ts';
import type { Stage } from '../picture/stage.ts';

/** What a place gives to the picture; people are drawn between `behind` and `before`. */
export interface Scenery {
  /** Under the light of the hour. */
  behind: string;
  /** Lamps and glows, in their own light. */
  shining?: string;
  /** Stands nearer than the people, along the lower edge. */
  before?: string;
}

export interface Setting {
  inside: boolean;
  /** The part of the width that people may stand in, in a wide picture. */
  room: { left: number; right: number };
  /** What people sit on there. */
  seat: Seat;
  /** It draws the people it needs itself. */
  bare?: true;
  draw(stage: Stage, plan: PicturePlan): Scenery;
}
