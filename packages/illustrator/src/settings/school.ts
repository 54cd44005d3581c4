import type { Stage } from '../picture/stage.ts';
import { thingIcon } from '../props/things.ts';
import { table } from '../scenery/furniture.ts';
import { hangingLamp } from '../scenery/lamps.ts';
import { room, sunOnFloor } from '../scenery/room.ts';
import { wallClock } from '../scenery/wall-things.ts';
import { windowIn } from '../scenery/window.ts';
import { part } from '../svg/parts.ts';
import { circle, curve, d, ellipse, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

const chalk = (x: number, y: number, w: number) =>
  curve(
    d`M${x + 26} ${y + 40}q22 -14 44 0t44 0t44 0M${x + 26} ${y + 66}q22 -12 44 0t44 0M${x + w * 0.58} ${y + 36}l22 40l22 -40M${x + w * 0.58 + 8} ${y + 58}h28`,
    '#eef3ea',
    3.4,
    { opacity: 0.85 },
  ) + circle(x + w * 0.84, y + 60, 24, 'none', { stroke: '#f3e3a8', 'stroke-width': 3.4 });

const pupilDesk = (stage: Stage, x: number, y: number) =>
  table(x, y, 128, 74) +
  thingIcon(stage.random.pick(['open-book', 'books'] as const), x, y - 80, 0.62);

export const school: Setting = {
  inside: true,
  room: { left: 0.2, right: 0.8 },
  seat: 'chair',
  draw(stage) {
    const { w, h, wall, portrait } = stage;
    const [bx, by, bw, bh] = portrait ? [120, 250, 480, 230] : [w * 0.32, 82, w * 0.36, 176];
    return {
      behind:
        room(stage, { wall: '#dfd3ac', floor: '#b07f52', paper: 'panels' }) +
        (portrait
          ? windowIn(stage, { x: 96, y: 560, w: 150, h: 170 }) +
            part('furniture/map', { x: 440, y: 560 })
          : windowIn(stage, { x: 92, y: 80, w: 190, h: 210 }) +
            sunOnFloor(stage, 92, 190) +
            part('furniture/map', { x: w * 0.76, y: 96 })) +
        wallClock(portrait ? w / 2 : w * 0.715, portrait ? 170 : 68, 32) +
        rect(bx - 12, by - 12, bw + 24, bh + 24, '#8a5f3c', { rx: 5 }) +
        rect(bx, by, bw, bh, '#3f5b4e') +
        ellipse(bx + bw * 0.6, by + bh * 0.74, bw * 0.26, bh * 0.12, '#5a7568', { opacity: 0.6 }) +
        chalk(bx, by, bw) +
        rect(bx + 20, by + bh + 8, bw - 40, 9, '#a9794e', { rx: 3 }) +
        hangingLamp(stage, w * (portrait ? 0.76 : 0.74), portrait ? 110 : 46) +
        table(portrait ? 600 : w * 0.79, wall + 62, portrait ? 190 : 230, 96) +
        thingIcon('globe-showing-europe-africa', portrait ? 640 : w * 0.83, wall - 40, 1) +
        thingIcon('red-apple', portrait ? 572 : w * 0.76, wall - 40, 1) +
        thingIcon('books', portrait ? 530 : w * 0.715, wall - 40, 0.9) +
        pupilDesk(stage, w * 0.1, wall + 110) +
        (portrait ? '' : pupilDesk(stage, w * 0.22, wall + 66)) +
        (portrait ? '' : pupilDesk(stage, w * 0.94, h - 90)),
    };
  },
};
