import { house } from '../scenery/houses.ts';
import { grounds } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { boat, lighthouse, pier, sea as water } from '../scenery/water.ts';
import { linear } from '../svg/gradients.ts';
import { circle, d, ellipse, path } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

export const sea: Setting = {
  inside: false,
  room: { left: 0.16, right: 0.84 },
  seat: 'crate',
  draw(stage) {
    const { w, h, horizon, portrait, random, season } = stage;
    const shore = portrait ? 1000 : 540;
    const left = random.chance(0.5);
    const at = (share: number) => (left ? share : 1 - share) * w;
    const sand =
      season === 'winter' ? (['#eef2f5', '#dbe3ea'] as const) : (['#f2d8a2', '#dfb978'] as const);
    const beach = linear([
      [0, sand[0]],
      [1, sand[1]],
    ]);
    const headland = path(
      d`M${at(-0.02)} ${horizon - 46}C${at(0.1)} ${horizon - 70} ${at(0.22)} ${horizon - 10} ${at(0.34)} ${horizon + 24}C${at(0.26)} ${horizon + 70} ${at(0.16)} ${horizon + 110} ${at(-0.02)} ${shore + 10}Z`,
      grounds[season].mid,
    );
    const huts = [0.03, 0.115, 0.19]
      .map((share, index) =>
        house(stage, at(share), horizon + (portrait ? 40 : 14) + index * 20, portrait ? 84 : 92),
      )
      .join('');
    const grains = Array.from({ length: 50 }, () =>
      circle(
        random.next() * w,
        shore + 30 + random.next() * (h - shore - 40),
        random.between(1, 2.6),
        sand[1] === '#dbe3ea' ? '#c8d3dc' : '#c79c5e',
        { opacity: 0.7 },
      ),
    ).join('');
    return {
      behind:
        sky(stage) +
        water(stage, shore + 30) +
        lighthouse(stage, at(0.88), horizon + 12, portrait ? 250 : 210) +
        boat(at(0.62), horizon + 34, 62, '#b5493c') +
        boat(at(0.46), horizon + 20, 40, '#4a6f8f') +
        headland +
        huts +
        pier(left ? w * 0.72 : w * -0.02, shore - 44, w * 0.3) +
        boat(at(0.84), shore - 26, portrait ? 110 : 104, '#3f7a8a', false) +
        beach.svg +
        path(
          d`M-5 ${shore + 22}Q${w * 0.25} ${shore - 12} ${w * 0.55} ${shore + 12}T${w + 5} ${shore + 2}V${h}H-5Z`,
          '#ffffff',
          { opacity: 0.75 },
        ) +
        path(
          d`M-5 ${shore + 34}Q${w * 0.25} ${shore} ${w * 0.55} ${shore + 24}T${w + 5} ${shore + 14}V${h}H-5Z`,
          beach.fill,
        ) +
        grains +
        ellipse(at(0.08), h - 62, 46, 18, '#a39a92') +
        ellipse(at(0.11), h - 54, 30, 13, '#b5aca4'),
    };
  },
};
