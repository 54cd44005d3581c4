import { thingIcon } from '../props/things.ts';
import { table } from '../scenery/furniture.ts';
import { hangingLamp } from '../scenery/lamps.ts';
import { room, sunOnFloor } from '../scenery/room.ts';
import { stove } from '../scenery/stove.ts';
import { shelf } from '../scenery/wall-things.ts';
import { windowIn } from '../scenery/window.ts';
import { part } from '../svg/parts.ts';
import type { Setting } from './setting.ts';

export const kitchen: Setting = {
  inside: true,
  room: { left: 0.24, right: 0.76 },
  seat: 'chair',
  draw(stage) {
    const { w, wall, portrait, random, year } = stage;
    const [wx, wy, ww, wh] = portrait
      ? [w * 0.5 - 110, 250, 220, 250]
      : [w * 0.46 - 110, 80, 220, 190];
    const jars = ['#c8684f', '#e2b45e', '#8aa870', '#6f9aa8', '#b98a5a'];
    const cloth = random.pick(['#d86f5e', '#e8d7a8', '#7fa0b0', '#9ab078'] as const);
    const tableX = portrait ? w * 0.78 : w * 0.86;
    const tableY = wall + (portrait ? 130 : 92);
    const high = portrait ? 150 : 104;
    return {
      behind:
        room(stage, {
          wall: random.pick(['#e6cfa6', '#d9d2b4', '#e3c4a4', '#cbd3c0'] as const),
          floor: year < 1940 ? '#b08a68' : '#c99f78',
          paper: 'tiles',
          ground: 'tiles',
        }) +
        windowIn(stage, {
          x: wx,
          y: wy,
          w: ww,
          h: wh,
          curtain: random.pick(['#e9dcc0', '#d98b6a', '#8fb0a0'] as const),
          view: 'hills',
        }) +
        sunOnFloor(stage, wx, ww) +
        (portrait ? shelf(430, 330, 230, jars) : shelf(w * 0.64, 190, 240, jars)) +
        [0.06, 0.1, 0.14]
          .map((at) =>
            part('furniture/herbs', { x: w * at + (portrait ? 40 : 300), y: portrait ? 300 : 60 }),
          )
          .join('') +
        stove(stage, portrait ? 130 : w * 0.13, wall + 34, portrait ? 220 : 210) +
        (portrait ? '' : part('furniture/cupboard', { x: w * 0.745, y: wall + 16 })) +
        hangingLamp(stage, portrait ? w * 0.56 : w * 0.56, portrait ? 120 : 54) +
        table(tableX, tableY, portrait ? 240 : 250, high, cloth) +
        thingIcon('bread', tableX - 62, tableY - high - 4, portrait ? 1.3 : 1.1) +
        thingIcon('teapot', tableX + 4, tableY - high - 4, portrait ? 1.3 : 1.1) +
        thingIcon('red-apple', tableX + 66, tableY - high - 4, portrait ? 1.2 : 1),
    };
  },
};
