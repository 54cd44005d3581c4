import { chapel, house } from '../scenery/houses.ts';
import { footpath, grounds, hills, meadow } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { bush, tree } from '../scenery/trees.ts';
import type { Setting } from './setting.ts';

export const village: Setting = {
  inside: false,
  room: { left: 0.16, right: 0.84 },
  seat: 'bench',
  draw(stage) {
    const { w, h, horizon, portrait, random } = stage;
    const ground = grounds[stage.season];
    const top = horizon + (portrait ? 60 : 40);
    const big = portrait ? 1.1 : 1;
    const houses = portrait
      ? [0.12, 0.42, 0.88].map((x) => house(stage, x * w, top + random.between(14, 34), 120 * big))
      : [0.08, 0.24, 0.62, 0.78, 0.93].map((x) =>
          house(stage, x * w, top + random.between(10, 34), random.between(104, 138)),
        );
    return {
      behind:
        sky(stage) +
        hills(stage, horizon + 10, 90, ground.farther, h) +
        hills(stage, horizon + 40, 60, ground.far, h) +
        chapel(stage, (portrait ? 0.66 : 0.43) * w, top + 4, 124 * big) +
        meadow(stage, top + 10) +
        houses.join('') +
        footpath(stage, { x: 0.44 * w, y: top + 22 }, 0.5 * w, 190) +
        tree(stage, 0.06 * w, top + 120, 230) +
        tree(stage, 0.95 * w, top + 110, 210),
      before: bush(stage, 0.02 * w, h - 26, 64) + bush(stage, 0.985 * w, h - 30, 72),
    };
  },
};
