import { type Box, boxAround } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import { hatHeights } from './hats.ts';
import type { Joints } from './joints.ts';
import type { Seat } from './seats.ts';
import type { Clothes } from './wardrobe.ts';

/** What is in someone's hands, and how far it reaches. */
export interface Held {
  /** Between the body and the arms. */
  under: string;
  /** In front of the hands. */
  over: string;
  reach?: Box;
}

const around = ({ x, y }: { x: number; y: number }, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const seatWidths: Record<Seat, number> = {
  armchair: 2.05,
  bench: 2.2,
  crate: 1.3,
  rock: 1.9,
  chair: 1.3,
};

/** The part of a head that nothing may cover: from the brows to the chin. */
export const faceOf = ({ head }: Joints, { headX, headY }: Body): Box => ({
  left: head.x - headX * 0.9,
  right: head.x + headX * 0.9,
  top: head.y - headY * 0.4,
  bottom: head.y + headY * 0.9,
});

/** Trunk, skirt and legs, without arms and head. */
export const trunkOf = ({ seat, chest, knees }: Joints, body: Body, clothes: Clothes): Box => {
  const hem = clothes.bottom === 'skirt' ? body.hip * 1.12 + body.leg * clothes.hem * 0.24 : 0;
  const half = Math.max(
    body.shoulder,
    body.hip,
    hem,
    ...knees.map(({ x }) => Math.abs(x) + body.legWidth * 0.6),
  );
  return { left: seat.x - half, right: seat.x + half, top: chest.y, bottom: 0 };
};

/** All that a figure covers, with hat, hair, shoes and what it holds. */
export function extentOf(
  joints: Joints,
  body: Body,
  clothes: Clothes,
  held: Box | undefined,
  seat: Seat | undefined,
): Box {
  const { head, hands, elbows, shoulders, knees, ankles } = joints;
  const brim = clothes.hat?.kind === 'straw' ? 1.68 : 1.32;
  const high = (clothes.hat && hatHeights[clothes.hat.kind]) ?? 1.62;
  const hem = clothes.bottom === 'skirt' ? body.hip * 1.12 + body.leg * 0.3 : 0;
  return boxAround([
    {
      left: head.x - body.headX * brim,
      right: head.x + body.headX * brim,
      top: head.y - body.headY * Math.max(high, 1.25),
      bottom: head.y + body.headY,
    },
    ...hands.map((hand) => around(hand, body.hand + 2)),
    ...[...elbows, ...shoulders].map((joint) => around(joint, body.armWidth * 0.6)),
    ...knees.map((knee) => around(knee, body.legWidth * 0.6)),
    ...ankles.map(({ x }) => ({
      left: x - body.legWidth * 1.1,
      right: x + body.legWidth * 1.3,
      top: -body.foot,
      bottom: 2,
    })),
    { left: -hem, right: hem, top: -10, bottom: 2 },
    ...(clothes.hat?.kind === 'veil'
      ? [
          {
            left: head.x - body.headX * 1.75,
            right: head.x + body.headX * 1.75,
            top: head.y,
            bottom: 0,
          },
        ]
      : []),
    ...(seat
      ? [
          {
            left: -body.shoulder * seatWidths[seat],
            right: body.shoulder * seatWidths[seat],
            top: head.y,
            bottom: 2,
          },
        ]
      : []),
    ...(held ? [held] : []),
  ]);
}
