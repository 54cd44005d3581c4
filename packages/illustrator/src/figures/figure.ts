import type { Mood, PlannedPerson } from '../picture/picture-plan.ts';
import { type Box, groundShadow } from '../svg/shapes.ts';
import { armOf } from './arms.ts';
import { bodyOf } from './body.ts';
import { extentOf, faceOf, trunkOf } from './extent.ts';
import { headOf, lookAt } from './head.ts';
import { holding } from './holding.ts';
import type { Joints } from './joints.ts';
import { legsOf } from './legs.ts';
import { poseJoints, type Reach } from './pose-joints.ts';
import { type Seat, seatOf } from './seats.ts';
import { apron, scarf, shawl, torsoOf } from './torso.ts';
import { clothesOf } from './wardrobe.ts';

export interface Surroundings {
  mood: Mood;
  year: number;
  /** Outdoors in winter. */
  cold: boolean;
  seat: Seat;
}

export interface Figure {
  svg: string;
  joints: Joints;
  box: Box;
  face: Box;
  trunk: Box;
}

/** A whole person standing on 0, 0, and how far they reach. */
export function figureOf(
  person: PlannedPerson,
  { mood, year, cold, seat }: Surroundings,
  reach: Reach = {},
): Figure {
  const body = bodyOf(person.age, person.gender);
  const joints = poseJoints(body, person.pose, reach, person.age === 'elder' ? 0.05 : 0);
  const clothes = clothesOf({ ...person, year, cold });
  const { skin } = person.look;
  const head = headOf(person, joints, body, clothes, mood);
  const back = joints.view === 'back';
  const arms: string[] = [
    armOf(joints, 0, body, clothes, skin),
    armOf(joints, 1, body, clothes, skin),
  ];
  const behind = arms.filter((_, side) => joints.behind[side]).join('');
  const before = arms.filter((_, side) => !joints.behind[side]).join('');
  const held = holding(person, joints, body);
  const middle = (joints.ankles[0].x + joints.ankles[1].x) / 2;
  const wide = Math.max(body.shoulder * 1.3, (joints.ankles[1].x - joints.ankles[0].x) * 0.72);
  const long =
    ['long', 'wavy', 'bob', 'ponytail', 'braids'].includes(lookAt(person).hairStyle) && !back;
  const svg =
    groundShadow(middle, 0, wide) +
    (joints.sitting ? seatOf(seat, joints.seat.y, body) : '') +
    (long ? head.back : '') +
    behind +
    legsOf(joints, body, clothes, skin) +
    torsoOf(joints, body, clothes, skin) +
    (back ? '' : apron(joints, body, clothes)) +
    (clothes.shawl ? shawl(joints, body, clothes.shawl) : '') +
    (long ? '' : head.back) +
    head.front +
    (clothes.scarf && !back ? scarf(joints, body, clothes.scarf) : '') +
    held.under +
    before +
    held.over;
  return {
    svg,
    joints,
    box: extentOf(joints, body, clothes, held.reach, joints.sitting ? seat : undefined),
    face: faceOf(joints, body),
    trunk: trunkOf(joints, body, clothes),
  };
}
