import type { Cast } from './cast-of.ts';
import type { Choices, PicturePlan } from './picture-plan.ts';
import { seedOf } from './svg/random.ts';

export interface SceneToPlan {
  narration: string;
  title: string;
  language: string;
  cast: Cast;
  sceneIndex: number;
  sceneCount: number;
  choices?: Choices;
  seed: number;
}

/** What to draw for a scene; the same for the same words and seed. */
export function planPicture({
  narration,
  title,
  cast,
  choices = {},
  seed,
}: SceneToPlan): PicturePlan {
  return {
    setting: choices.setting ?? (/village|aldeia/i.test(narration) ? 'village' : 'memory'),
    timeOfDay: choices.timeOfDay ?? 'day',
    season: choices.season ?? 'summer',
    mood: 'warm',
    raining: false,
    year: 1955,
    people: [],
    props: [],
    text: title,
    seed: seedOf(`${narration}${cast.seed}${seed}`),
    because: [],
  };
}
