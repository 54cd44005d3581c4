import type { Pose } from '../picture/picture-plan.ts';
import type { Point } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import { bend, type Joints, type Pair } from './joints.ts';

interface Arms {
  /** From each shoulder, in lengths of the whole arm; x points away from the body. */
  left: [number, number];
  right: [number, number];
  /** Elbows point outwards, or down. */
  elbowsDown?: true;
}

const hanging: [number, number] = [0.14, 0.95];

const arms: Record<Pose, Arms> = {
  stand: { left: hanging, right: hanging },
  wave: { left: hanging, right: [0.66, -0.5], elbowsDown: true },
  hands: { left: [0.42, 0.84], right: [0.42, 0.84], elbowsDown: true },
  sit: { left: [-0.02, 0.8], right: [-0.02, 0.8] },
  walk: { left: [0.26, 0.93], right: [0.24, 0.93] },
  work: { left: [-0.66, 0.46], right: [0.16, 0.8] },
  read: { left: [-0.13, 0.56], right: [-0.13, 0.56] },
  cook: { left: [-0.06, 0.74], right: [-0.02, 0.56] },
  embrace: { left: [0.5, 0.72], right: [0.5, 0.72], elbowsDown: true },
  away: { left: hanging, right: hanging },
  kneel: { left: [-0.42, 0.8], right: [0.42, 0.8] },
  carry: { left: [-0.1, 0.66], right: [-0.1, 0.66] },
  point: { left: hanging, right: [0.94, 0.08] },
  hold: { left: hanging, right: [0.3, 0.46], elbowsDown: true },
  dance: { left: [0.78, 0.42], right: [0.66, -0.42], elbowsDown: true },
};

/** Where the hands are to be instead, e.g. in another's hand. */
export interface Reach {
  left?: Point;
  right?: Point;
}

/** How far the hips are above the ground, in lengths of the leg. */
const hipHeights: Partial<Record<Pose, number>> = {
  sit: 0.72,
  kneel: 0.52,
  walk: 0.985,
  dance: 0.975,
};

function legsOf(body: Body, pose: Pose, hipY: number): Pick<Joints, 'hips' | 'knees' | 'ankles'> {
  const out = body.hip * 0.52;
  const floor = -body.foot;
  const hips: Pair<Point> = [
    { x: -out, y: hipY },
    { x: out, y: hipY },
  ];
  if (pose === 'sit') {
    const kneeY = floor - body.leg * 0.5;
    return {
      hips,
      knees: [
        { x: -out * 1.25, y: kneeY },
        { x: out * 1.25, y: kneeY },
      ],
      ankles: [
        { x: -out * 1.2, y: floor },
        { x: out * 1.2, y: floor },
      ],
    };
  }
  if (pose === 'kneel') {
    return {
      hips,
      knees: [
        { x: -out * 0.2, y: floor + body.foot * 0.2 - body.legWidth * 0.15 },
        { x: out + body.leg * 0.36, y: floor - body.leg * 0.46 },
      ],
      ankles: [
        { x: -out - body.leg * 0.4, y: floor + body.foot * 0.35 },
        { x: out + body.leg * 0.32, y: floor },
      ],
    };
  }
  if (pose === 'walk' || pose === 'dance') {
    const stride = body.leg * (pose === 'walk' ? 0.2 : 0.14);
    const [leftKnee, left] = bend(
      hips[0],
      { x: -stride - out * 0.4, y: floor },
      body.leg * 0.5,
      body.leg * 0.5,
      { x: 1, y: 0 },
    );
    const [rightKnee, right] = bend(
      hips[1],
      { x: stride + out * 0.4, y: floor },
      body.leg * 0.5,
      body.leg * 0.5,
      { x: 1, y: 0 },
    );
    return { hips, knees: [leftKnee, rightKnee], ankles: [left, right] };
  }
  const middle = (hipY + floor) / 2;
  return {
    hips,
    knees: [
      { x: -out, y: middle },
      { x: out, y: middle },
    ],
    ankles: [
      { x: -out, y: floor },
      { x: out, y: floor },
    ],
  };
}

const turnedPoses: ReadonlySet<Pose> = new Set(['walk', 'work', 'kneel', 'point']);
const leaning: Partial<Record<Pose, number>> = { kneel: 0.2, walk: 0.04, work: 0.08 };

/** The joints of a body in a pose, turned to the right where it turns at all. */
export function poseJoints(body: Body, pose: Pose, reach: Reach = {}, stoop = 0): Joints {
  const hipY = -(body.foot + body.leg * (hipHeights[pose] ?? 1));
  const lean = (leaning[pose] ?? 0) + stoop;
  const chest = { x: body.torso * lean, y: hipY - body.torso * (1 - lean * 0.25) };
  const head = {
    x: chest.x + body.torso * lean * 0.35,
    y: chest.y - body.neck - body.headY * 0.93,
  };
  const inward = body.shoulder - body.armWidth * 0.42;
  const shoulders: Pair<Point> = [
    { x: chest.x - inward, y: chest.y + body.armWidth * 0.6 },
    { x: chest.x + inward, y: chest.y + body.armWidth * 0.6 },
  ];
  const length = body.upperArm + body.lowerArm;
  const plan = arms[pose];
  const wanted: Pair<Point> = [
    reach.left ?? {
      x: shoulders[0].x - plan.left[0] * length,
      y: shoulders[0].y + plan.left[1] * length,
    },
    reach.right ?? {
      x: shoulders[1].x + plan.right[0] * length,
      y: shoulders[1].y + plan.right[1] * length,
    },
  ];
  const down = plan.elbowsDown ? 2 : 0.2;
  const [leftElbow, left] = bend(shoulders[0], wanted[0], body.upperArm, body.lowerArm, {
    x: -1,
    y: down,
  });
  const [rightElbow, right] = bend(shoulders[1], wanted[1], body.upperArm, body.lowerArm, {
    x: 1,
    y: down,
  });
  return {
    view: pose === 'away' ? 'back' : turnedPoses.has(pose) ? 'turned' : 'front',
    head,
    tilt: pose === 'kneel' ? 6 : pose === 'read' ? 3 : 0,
    shoulders,
    elbows: [leftElbow, rightElbow],
    hands: [left, right],
    ...legsOf(body, pose, hipY),
    chest,
    seat: { x: 0, y: hipY },
    sitting: pose === 'sit',
    kneeling: pose === 'kneel',
    behind: [pose === 'walk', false],
  };
}
