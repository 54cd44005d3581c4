import type { ScenePicture } from '#shared/contracts/stories.ts';
import type { PicturePlan } from './picture-plan.ts';

/** The plan as the contract tells it, all of its choices made. */
export function toScenePicture(plan: PicturePlan): ScenePicture {
  return {
    source: 'drawn',
    setting: plan.setting,
    timeOfDay: plan.timeOfDay,
    season: plan.season,
    people: plan.people.map(({ age, gender }) => ({ age, gender })),
  };
}
