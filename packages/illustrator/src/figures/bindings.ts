import type { PlannedPerson } from '../picture/picture-plan.ts';
import type { Point } from '../svg/shapes.ts';
import { type Body, bodyOf } from './body.ts';
import { type Figure, figureOf, type Surroundings } from './figure.ts';
import type { Joints } from './joints.ts';
import { poseJoints } from './pose-joints.ts';

/** A figure whose arms reach its neighbours. */
export interface Bound {
  figure: Figure;
  /** From the middle of the one before to the middle of this one. */
  fromPrevious?: number;
}

interface Meeting {
  apart: number;
  /** As seen from the left one, and from the right one. */
  left: Point;
  right: Point;
}

const bodyAndJoints = (person: PlannedPerson): [Body, Joints] => {
  const body = bodyOf(person.age, person.gender);
  return [body, poseJoints(body, person.pose, {}, person.age === 'elder' ? 0.05 : 0)];
};

const clear = (a: Body, b: Body) => (a.headX + b.headX) * 1.3 + 6;

/** Where two people's inner hands meet, low enough that both reach it with a loose arm. */
function handInHand(one: PlannedPerson, two: PlannedPerson): Meeting {
  const [a, aJoints] = bodyAndJoints(one);
  const [b, bJoints] = bodyAndJoints(two);
  const [aShoulder, bShoulder] = [aJoints.shoulders[1], bJoints.shoulders[0]];
  const [aArm, bArm] = [a.upperArm + a.lowerArm, b.upperArm + b.lowerArm];
  const y = Math.min(aShoulder.y + aArm * 0.93, bShoulder.y + bArm * 0.93);
  const across = (shoulder: Point, arm: number) =>
    Math.min(arm * 0.5, Math.sqrt(Math.max(16, (arm * 0.99) ** 2 - (y - shoulder.y) ** 2)));
  const [aReach, bReach] = [across(aShoulder, aArm), across(bShoulder, bArm)];
  const apart = Math.max(aShoulder.x + aReach + bReach - bShoulder.x, clear(a, b));
  const x = aShoulder.x + ((apart - aShoulder.x + bShoulder.x) * aReach) / (aReach + bReach);
  return { apart, left: { x, y }, right: { x: x - apart, y } };
}

/** An arm behind the back of the next one, who is drawn over it. */
function armAround(one: PlannedPerson, two: PlannedPerson): Meeting {
  const [a] = bodyAndJoints(one);
  const [b, bJoints] = bodyAndJoints(two);
  const apart = Math.max(a.shoulder + b.shoulder + 4, clear(a, b));
  return {
    apart,
    left: { x: apart - b.shoulder * 0.4, y: bJoints.chest.y + b.torso * 0.3 },
    right: { x: -b.shoulder * 0.5, y: bJoints.seat.y - b.torso * 0.1 },
  };
}

const meet: Partial<Record<PlannedPerson['pose'], typeof handInHand>> = {
  hands: handInHand,
  embrace: armAround,
};

/** For each person who holds a neighbour's hand or has an arm around one: the figure and the distance. */
export function bindings(
  people: readonly PlannedPerson[],
  around: Surroundings,
): (Bound | undefined)[] {
  const meetings = people.map((person, index): Meeting | undefined => {
    const next = people[index + 1];
    return next && next.pose === person.pose && next.age !== 'baby' && person.age !== 'baby'
      ? meet[person.pose]?.(person, next)
      : undefined;
  });
  return people.map((person, index) => {
    const [toNext, fromLast] = [meetings[index], meetings[index - 1]];
    if (!toNext && !fromLast) return undefined;
    const free = poseJoints(bodyOf(person.age, person.gender), 'stand').hands;
    const reach = { left: fromLast?.right ?? free[0], right: toNext?.left ?? free[1] };
    return { figure: figureOf(person, around, reach), fromPrevious: fromLast?.apart };
  });
}
