import { darker } from '../svg/colour.ts';
import { circle, type Point, stroke } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { Joints } from './joints.ts';
import type { Clothes } from './wardrobe.ts';

const towards = (a: Point, b: Point, share: number) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** One arm with its sleeve and hand. */
export function armOf(
  joints: Joints,
  side: 0 | 1,
  body: Body,
  clothes: Clothes,
  skin: string,
): string {
  const [shoulder, elbow, hand] = [joints.shoulders[side], joints.elbows[side], joints.hands[side]];
  const sleeve = clothes.jacket ?? (clothes.sleeves === 'none' ? skin : clothes.top);
  const long = clothes.sleeves === 'long' || clothes.jacket !== undefined;
  const edge = darker(sleeve, 0.2);
  const wrist = towards(hand, elbow, 0.18);
  const half = towards(shoulder, elbow, 0.72);
  const skinArm = stroke([shoulder, elbow, wrist], skin, body.armWidth * 0.78);
  const cloth = long ? [shoulder, elbow, wrist] : [shoulder, half];
  return (
    circle(hand.x, hand.y, body.hand, skin) +
    (long
      ? ''
      : stroke([shoulder, elbow, wrist], darker(skin, 0.16), body.armWidth * 0.78 + 2.4) +
        skinArm) +
    stroke(cloth, edge, body.armWidth + 2.4) +
    stroke(cloth, sleeve, body.armWidth) +
    (long ? '' : circle(hand.x, hand.y, body.hand, skin))
  );
}
