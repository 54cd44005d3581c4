import { thingIcon } from '../props/things.ts';
import { table } from '../scenery/furniture.ts';
import { tableLamp } from '../scenery/lamps.ts';
import { room, sunOnFloor } from '../scenery/room.ts';
import { wallClock } from '../scenery/wall-things.ts';
import { windowIn } from '../scenery/window.ts';
import { part } from '../svg/parts.ts';
import { d, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

export const hospital: Setting = {
  inside: true,
  room: { left: 0.36, right: 0.9 },
  seat: 'chair',
  draw(stage) {
    const { w, wall, portrait } = stage;
    const [wx, wy, ww, wh] = portrait ? [w * 0.5 - 110, 240, 220, 280] : [w * 0.52, 76, 220, 220];
    const screen = (x: number, high: number) =>
      rect(x, wall - high, 8, high + 40, '#8fa3a8') +
      rect(x + 150, wall - high, 8, high + 40, '#8fa3a8') +
      path(
        d`M${x + 8} ${wall - high + 8}h142v${high - 30}q-18 10 -36 0t-36 0t-36 0t-34 0z`,
        '#cfe0dd',
      ) +
      [0.25, 0.5, 0.75]
        .map((at) => rect(x + 8 + 142 * at, wall - high + 10, 3, high - 34, '#b7cfcb'))
        .join('');
    const bx = portrait ? 190 : w * 0.17;
    const by = wall + (portrait ? 120 : 96);
    const small = portrait ? 610 : w * 0.36;
    return {
      behind:
        room(stage, { wall: '#dde6e0', floor: '#b7c2bd', paper: 'panels', ground: 'tiles' }) +
        windowIn(stage, { x: wx, y: wy, w: ww, h: wh, curtain: '#e8dcc4' }) +
        sunOnFloor(stage, wx, ww) +
        wallClock(portrait ? 130 : w * 0.42, portrait ? 270 : 110, 34) +
        rect(portrait ? 560 : w * 0.16, portrait ? 300 : 110, 78, 60, '#fdfaf2', {
          rx: 3,
          stroke: '#a9b8b4',
          'stroke-width': 4,
        }) +
        screen(portrait ? 530 : w * 0.84, portrait ? 380 : 260) +
        table(small, wall + 60, 110, 84) +
        thingIcon('tulip', small - 22, wall - 30, 1.1) +
        tableLamp(stage, small + 26, wall - 30) +
        part('furniture/bed', { x: bx, y: by }),
    };
  },
};
