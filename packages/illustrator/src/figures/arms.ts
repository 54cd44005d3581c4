import { darker } from '../svg/colour.ts';
import { circle, stroke } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import { between, type Joints } from './joints.ts';
import type { Clothes } from './wardrobe.ts';

/** One arm with its sleeve and hand. */
export function armOf(
  joints: Joints,
  side: 0 | 1,
  body: Body,
  clothes: Clothes,
  skin: string,
): string {
  const [shoulder, elbow, hand] = [joints.shoulders[side], joints.elbows[side], joints.hands[side]];
  const sleeve = clothes.jacket ?? clothes.top;
  const long = clothes.sleeves === 'long' || clothes.jacket !== undefined;
  const edge = darker(sleeve, 0.2);
  const wrist = between(hand, elbow, 0.18);
  const half = between(shoulder, elbow, 0.72);
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
