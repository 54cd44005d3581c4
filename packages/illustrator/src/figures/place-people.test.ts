import { describe, expect, it } from 'vitest';
import { lookOf, peopleOf } from '../cast/looks.ts';
import {
  ages,
  type Gender,
  outfits,
  type PicturePlan,
  type PlannedPerson,
  type Pose,
  poses,
  sceneSettings,
} from '../picture/picture-plan.ts';
import { stageOf } from '../picture/stage.ts';
import { settings } from '../settings/settings.ts';
import { seededRandom } from '../svg/random.ts';
import type { Box } from '../svg/shapes.ts';
import { type Placement, placePeople } from './place-people.ts';

const holdings: Partial<Record<Pose, string>> = {
  work: 'hoe',
  hold: 'violin',
  carry: 'basket',
  walk: 'luggage',
};

/** Groups of every size with every pose among them; couples share a pose that binds them. */
function groupOf(count: number, seed: number): PlannedPerson[] {
  const random = seededRandom(seed);
  const shared = random.chance(0.5) ? random.pick(['hands', 'embrace'] as const) : undefined;
  return Array.from({ length: count }, () => {
    const gender: Gender = random.chance(0.5) ? 'female' : 'male';
    const pose = shared ?? random.pick(poses);
    const age = random.pick(ages);
    return {
      who: 'someone',
      age,
      gender,
      pose,
      outfit: random.pick(outfits),
      greying: 0,
      look: lookOf(random, gender, peopleOf('')),
      holds: pose === 'work' && random.chance(0.3) ? 'fishing-rod' : holdings[pose],
    };
  });
}

const planWith = (
  people: PlannedPerson[],
  setting: PicturePlan['setting'],
  seed: number,
): PicturePlan => ({
  setting,
  people,
  seed,
  timeOfDay: 'day',
  season: 'summer',
  mood: 'warm',
  raining: false,
  year: 1900 + (seed % 110),
  props: [],
  text: '',
  because: [],
});

const sizes = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
];

function* groups() {
  let seed = 1;
  for (const setting of sceneSettings) {
    for (const size of sizes) {
      for (let count = 1; count <= 4; count += 1) {
        for (let turn = 0; turn < 3; turn += 1) {
          seed += 1;
          const plan = planWith(groupOf(count, seed), setting, seed);
          const stage = stageOf(plan, size);
          const { room, seat } = settings[setting];
          const placements = placePeople(
            plan,
            stage,
            stage.portrait ? { left: 0.07, right: 0.93 } : room,
            { mood: 'warm', year: plan.year, cold: seed % 4 === 0, seat },
          );
          yield {
            label: `${setting} ${size.width}x${size.height} ${plan.people.map(({ age, pose }) => `${age} ${pose}`).join(', ')}`,
            stage,
            placements,
          };
        }
      }
    }
  }
}
const all = [...groups()];

const apart = (one: Box, two: Box) =>
  one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;

/** Whether an arm's line enters the middle of a face. */
function crosses(arm: { x: number; y: number }[], { left, right, top, bottom }: Box): boolean {
  return arm.slice(1).some((end, index) => {
    const start = arm[index];
    if (!start) return false;
    return Array.from({ length: 13 }, (_, step) => step / 12).some((share) => {
      const x = start.x + (end.x - start.x) * share;
      const y = start.y + (end.y - start.y) * share;
      return x > left && x < right && y > top && y < bottom;
    });
  });
}

/** Those who are drawn over someone. */
const over = (placements: Placement[], one: Placement) =>
  placements.slice(placements.indexOf(one) + 1);

describe('people in a picture', () => {
  it('stand within the frame, hats and feet and all', () => {
    const outside = all.filter(({ stage: { w, h }, placements }) =>
      placements.some(
        ({ box }) =>
          box.left < w * 0.03 || box.right > w * 0.97 || box.top < h * 0.1 || box.bottom > h * 0.93,
      ),
    );
    expect(outside.map(({ label }) => label)).toEqual([]);
  });

  it('are large enough to be seen', () => {
    const small = all.filter(({ stage, placements }) =>
      placements.some(({ box }) => (box.bottom - box.top) / stage.h < 0.08),
    );
    expect(small.map(({ label }) => label)).toEqual([]);
  });

  it('cover no face of another with face, body or arm', () => {
    const covered = all.filter(({ placements }) =>
      placements.some((one) =>
        over(placements, one).some(
          (other) =>
            !apart(one.face, other.face) ||
            !apart(one.face, other.trunk) ||
            other.arms.some((arm) => crosses(arm, one.face)),
        ),
      ),
    );
    expect(covered.map(({ label }) => label)).toEqual([]);
  });

  it('never hold an arm before their own face', () => {
    const hidden = all.filter(({ placements }) =>
      placements.some(({ face, arms }) => arms.some((arm) => crosses(arm, face))),
    );
    expect(hidden.map(({ label }) => label)).toEqual([]);
  });
});
