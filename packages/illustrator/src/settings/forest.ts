import type { Stage } from '../picture/stage.ts';
import { footpath, grounds, meadow } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { bush, pine, tree } from '../scenery/trees.ts';
import { mix } from '../svg/colour.ts';
import { d, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

function farTrees(
  { w, random, season }: Stage,
  foot: number,
  high: number,
  colour: string,
): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = (index / 25) * w + random.between(-18, 18);
    const tall = high * random.between(0.7, 1);
    return season === 'winter' || index % 3 === 0
      ? path(d`M${x - 34} ${foot}L${x} ${foot - tall}L${x + 34} ${foot}Z`, colour)
      : path(
          d`M${x - 40} ${foot}C${x - 60} ${foot - tall * 0.7} ${x - 26} ${foot - tall} ${x} ${foot - tall}C${x + 26} ${foot - tall} ${x + 60} ${foot - tall * 0.7} ${x + 40} ${foot}Z`,
          colour,
        );
  }).join('');
}

export const forest: Setting = {
  inside: false,
  room: { left: 0.2, right: 0.8 },
  seat: 'rock',
  draw(stage) {
    const { w, h, horizon, portrait, random, season, timeOfDay } = stage;
    const top = horizon + (portrait ? 90 : 70);
    const green = { spring: '#6fa562', summer: '#3f7f4a', autumn: '#b07a3a', winter: '#9db3bf' }[
      season
    ];
    const beams =
      timeOfDay === 'day' || timeOfDay === 'morning'
        ? [0.3, 0.5, 0.68]
            .map((at) =>
              path(d`M${w * at} 0h60L${w * at - 90} ${top + 60}h-130Z`, '#fff6cf', {
                opacity: 0.16,
              }),
            )
            .join('')
        : '';
    const big = portrait ? 1.7 : 1.35;
    const sides = portrait ? [0.02, 0.98, 0.2, 0.84] : [0.02, 0.98, 0.13, 0.88, 0.22, 0.79];
    return {
      behind:
        sky(stage) +
        farTrees(stage, top + 20, 260 * big, mix(green, '#dfe9e4', 0.5)) +
        farTrees(stage, top + 26, 180 * big, mix(green, '#cfdccf', 0.26)) +
        beams +
        rect(0, top + 14, w, 20, grounds[season].mid) +
        meadow(stage, top + 12) +
        footpath(stage, { x: w * 0.5, y: top + 20 }, w * 0.5, 170) +
        sides
          .map((share, index) =>
            (random.chance(0.45) ? pine : tree)(
              stage,
              share * w,
              top + 40 + ((index + 1) % 3) * 34,
              (300 + random.between(0, 60)) * (portrait ? 1.25 : 1),
            ),
          )
          .join(''),
      before: bush(stage, w * 0.03, h - 24, 84) + bush(stage, w * 0.975, h - 22, 92),
    };
  },
};
