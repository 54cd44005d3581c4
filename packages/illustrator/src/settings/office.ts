import type { Stage } from '../picture/stage.ts';
import { thingIcon } from '../props/things.ts';
import { bookcase, table } from '../scenery/furniture.ts';
import { tableLamp } from '../scenery/lamps.ts';
import { room, rug, sunOnFloor } from '../scenery/room.ts';
import { plant, wallClock } from '../scenery/wall-things.ts';
import { windowIn } from '../scenery/window.ts';
import { part } from '../svg/parts.ts';
import type { Setting } from './setting.ts';

const machineOf = ({ year }: Stage, x: number, y: number) =>
  year < 1988
    ? part('furniture/typewriter', { x, y })
    : year < 2005
      ? thingIcon('desktop-computer', x, y, 1.1)
      : thingIcon('laptop', x, y, 1.2);

export const office: Setting = {
  inside: true,
  room: { left: 0.2, right: 0.68 },
  seat: 'chair',
  draw(stage) {
    const { w, wall, portrait, random, year } = stage;
    const [wx, wy, ww, wh] = portrait ? [w * 0.5 - 130, 230, 260, 260] : [w * 0.42, 76, 250, 200];
    const deskX = portrait ? 560 : w * 0.83;
    const deskY = wall + (portrait ? 120 : 98);
    const high = portrait ? 140 : 118;
    return {
      behind:
        room(stage, {
          wall: random.pick(['#c9c3ad', '#bfc7c0', '#d0bfa6'] as const),
          floor: '#a27a56',
          paper: year < 1970 ? 'panels' : 'plain',
        }) +
        windowIn(stage, { x: wx, y: wy, w: ww, h: wh, view: 'roofs' }) +
        sunOnFloor(stage, wx, ww) +
        bookcase(portrait ? 120 : w * 0.13, wall + 12, portrait ? 180 : 210, portrait ? 360 : 300) +
        plant(portrait ? 260 : w * 0.27, wall + 28, 130) +
        part('furniture/calendar', { x: portrait ? 560 : w * 0.7, y: portrait ? 330 : 110 }) +
        wallClock(portrait ? 600 : w * 0.8, portrait ? 500 : 140, 36) +
        rug(stage, '#6a7f8a') +
        table(deskX, deskY, portrait ? 280 : 330, high) +
        machineOf(stage, deskX - 20, deskY - high - 8) +
        tableLamp(stage, deskX + (portrait ? 100 : 120), deskY - high - 8) +
        thingIcon(
          year < 1995 ? 'telephone' : 'hot-beverage',
          deskX - (portrait ? 104 : 116),
          deskY - high - 6,
          0.9,
        ),
    };
  },
};
