import { type Random, seededRandom } from '../svg/random.ts';
import type { Mood, PicturePlan, Season, Size, TimeOfDay } from './picture-plan.ts';

/** What a setting draws on: its measures, hour and season, and the chance of this one picture. */
export interface Stage {
  w: number;
  h: number;
  portrait: boolean;
  timeOfDay: TimeOfDay;
  season: Season;
  mood: Mood;
  raining: boolean;
  year: number;
  random: Random;
  /** Where people's feet stand. */
  floor: number;
  /** Where a room's wall meets its floor. */
  wall: number;
  /** Where land or water meets the sky. */
  horizon: number;
}

/** All is drawn in 1280x720, or 720x1280 when it is higher than wide, and scaled from there. */
export function stageOf(plan: PicturePlan, { width, height }: Size): Stage {
  const portrait = height > width;
  const h = portrait ? 1280 : 720;
  return {
    w: portrait ? 720 : 1280,
    h,
    portrait,
    timeOfDay: plan.timeOfDay,
    season: plan.season,
    mood: plan.mood,
    raining: plan.raining,
    year: plan.year,
    random: seededRandom(plan.seed),
    floor: portrait ? 1100 : 632,
    wall: portrait ? 860 : 478,
    horizon: portrait ? 720 : 400,
  };
}
