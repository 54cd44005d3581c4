import type { Look, Mood, PlannedPerson } from '../picture/picture-plan.ts';
import { darker, lighter } from '../svg/colour.ts';
import { part } from '../svg/parts.ts';
import { type Box, curve, d, type Point, path, placed } from '../svg/shapes.ts';
import type { Held } from './extent.ts';
import type { Joints } from './joints.ts';

const sleepingHead = ({ skin, hair }: Look, { x, y }: Point, scale: number) =>
  placed(part('baby/sleeping-head', {}, { skin, hair }), x, y, scale);

/** A baby in the arms of someone whose hands are joined before the body. */
export function bundle(look: Look, { hands, chest }: Joints): Held {
  const x = (hands[0].x + hands[1].x) / 2;
  const y = (hands[0].y + hands[1].y) / 2 - 8;
  const cloth = lighter(look.favourite, 0.62);
  const head = { x: x - 22, y: Math.max(y - 18, chest.y + 34) };
  return {
    under:
      path(
        d`M${head.x - 20} ${head.y - 20}C${head.x + 10} ${head.y - 40} ${x + 52} ${y - 26} ${x + 56} ${y + 8}C${x + 50} ${y + 34} ${x - 30} ${y + 34} ${head.x - 30} ${head.y + 14}Z`,
        cloth,
      ) +
      sleepingHead(look, head, 0.8) +
      curve(
        d`M${head.x + 22} ${head.y + 16}Q${x + 24} ${y - 2} ${x + 50} ${y + 2}`,
        darker(cloth, 0.14),
        3,
      ),
    over: '',
  };
}

/** A baby alone lies in a cradle. */
export function cradle({ look }: PlannedPerson, mood: Mood): { svg: string; box: Box; face: Box } {
  const cloth = lighter(look.favourite, 0.6);
  const seam = mood === 'quiet' ? darker(cloth, 0.1) : '#ffffff';
  const svg =
    part('baby/cradle-back', {}) +
    sleepingHead(look, { x: -30, y: -96 }, 0.95) +
    part('baby/cradle', {}, { cloth, seam });
  return {
    svg,
    box: { left: -104, right: 100, top: -164, bottom: 8 },
    face: { left: -54, right: -8, top: -110, bottom: -74 },
  };
}
