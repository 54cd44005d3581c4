import type { Age, Gender } from '../picture/picture-plan.ts';

/** Measures of a body, in the units of a 1280x720 picture in which a grown man is about 366 high. */
export interface Body {
  headX: number;
  headY: number;
  neck: number;
  shoulder: number;
  waist: number;
  hip: number;
  torso: number;
  leg: number;
  foot: number;
  upperArm: number;
  lowerArm: number;
  armWidth: number;
  legWidth: number;
  hand: number;
}

type Grown = Exclude<Age, 'baby'>;
type Row = [
  headX: number,
  headY: number,
  neck: number,
  shoulder: number,
  waist: number,
  hip: number,
  torso: number,
  leg: number,
  foot: number,
  arm: number,
  armWidth: number,
  legWidth: number,
  hand: number,
];

const rows: Record<Gender, Record<Grown, Row>> = {
  male: {
    child: [42, 43, 4, 29, 25, 25, 70, 78, 11, 82, 18, 20, 9],
    youth: [44, 47, 7, 38, 30, 29, 97, 126, 13, 116, 21, 24, 11],
    adult: [45, 49, 8, 44, 35, 32, 108, 140, 14, 129, 25, 28, 12],
    elder: [45, 48, 4, 42, 37, 34, 102, 128, 14, 124, 24, 27, 12],
  },
  female: {
    child: [42, 43, 4, 27, 23, 25, 69, 77, 11, 80, 17, 18, 8.5],
    youth: [43, 46, 7, 33, 25, 29, 94, 122, 12, 111, 19, 21, 10],
    adult: [44, 47, 7, 36, 27, 32, 101, 132, 13, 119, 21, 24, 11],
    elder: [44, 47, 4, 36, 33, 35, 95, 118, 13, 112, 21, 24, 11],
  },
};

const infant: Row = [34, 34, 0, 24, 24, 26, 44, 30, 9, 42, 14, 18, 7];

export function bodyOf(age: Age, gender: Gender): Body {
  const [
    headX,
    headY,
    neck,
    shoulder,
    waist,
    hip,
    torso,
    leg,
    foot,
    arm,
    armWidth,
    legWidth,
    hand,
  ] = age === 'baby' ? infant : rows[gender][age];
  return {
    headX,
    headY,
    neck,
    shoulder,
    waist,
    hip,
    torso,
    leg,
    foot,
    upperArm: arm * 0.52,
    lowerArm: arm * 0.48,
    armWidth,
    legWidth,
    hand,
  };
}
