import type { Look, Mood, PlannedPerson } from '../picture-plan.ts';
import { darker, lighter } from '../svg/colour.ts';
import { circle, curve, d, ellipse, groundShadow, path, placed, rect } from '../svg/shapes.ts';
import type { Box } from './extent.ts';
import type { Held } from './held.ts';
import type { Joints } from './joints.ts';

/** A small sleeping face; its middle is 0, 0. */
function sleepingHead(look: Look): string {
  return (
    circle(0, 0, 26, look.skin) +
    path(d`M-25 -6C-22 -30 22 -30 25 -6C12 -18 -12 -18 -25 -6Z`, look.hair, { opacity: 0.85 }) +
    curve(d`M-13 3q5 5 10 0M4 3q5 5 10 0`, '#33231f', 2.4) +
    curve(d`M-4 13q4 3 9 0`, darker(look.skin, 0.4), 2.2) +
    circle(-15, 10, 4, '#e5604f', { opacity: 0.35 }) +
    circle(16, 10, 4, '#e5604f', { opacity: 0.35 })
  );
}

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
      placed(sleepingHead(look), head.x, head.y, 0.8) +
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
  const wood = '#a8734a';
  const cloth = lighter(look.favourite, 0.6);
  const svg =
    groundShadow(0, 0, 96) +
    path(d`M-92 -112Q-104 -152 -66 -160Q-40 -164 -34 -126L-34 -60H-88Z`, darker(wood, 0.18)) +
    ellipse(10, -84, 84, 30, '#fbf4e6') +
    placed(sleepingHead(look), -30, -96, 0.95) +
    path(d`M-8 -100C20 -124 70 -112 88 -84L84 -56H-6Z`, cloth) +
    curve(d`M0 -92Q40 -108 80 -80`, mood === 'quiet' ? darker(cloth, 0.1) : '#ffffff', 4) +
    path(d`M-96 -80H96Q94 -26 60 -22H-60Q-94 -26 -96 -80Z`, wood) +
    [-50, 0, 50].map((at) => rect(at - 3, -70, 6, 40, darker(wood, 0.2), { rx: 3 })).join('') +
    curve(d`M-84 -8Q0 18 84 -8`, darker(wood, 0.3), 11);
  return {
    svg,
    box: { left: -104, right: 100, top: -164, bottom: 8 },
    face: { left: -54, right: -8, top: -110, bottom: -74 },
  };
}
