import type { Stage } from '../stage.ts';

/** What a place gives to the picture; people are drawn between `behind` and `before`. */
export interface Scenery {
  /** Under the light of the hour. */
  behind: string;
  /** Lamps and lit windows, in their own light. */
  shining?: string;
  /** Stands nearer than the people, along the lower edge. */
  before?: string;
}

export interface Setting {
  inside: boolean;
  /** The part of the width that people may stand in. */
  room: { left: number; right: number };
  draw(stage: Stage): Scenery;
}
