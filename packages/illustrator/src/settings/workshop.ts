import { thingIcon } from '../props/things.ts';
import { hangingLamp } from '../scenery/lamps.ts';
import { room, sunOnFloor } from '../scenery/room.ts';
import { shelf } from '../scenery/wall-things.ts';
import { windowIn } from '../scenery/window.ts';
import { curve, d, ellipse, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

const tools = ['hammer', 'carpentry-saw', 'wrench', 'axe', 'screwdriver', 'scissors'];

function bench(x: number, y: number, w: number): string {
  const top = '#b9824f';
  return (
    ellipse(x, y, w * 0.52, 12, '#20141c', { opacity: 0.22 }) +
    [-0.44, 0.38].map((at) => rect(x + w * at, y - 100, 22, 100, '#7f5634')).join('') +
    rect(x - w * 0.4, y - 40, w * 0.8, 12, '#8f6340') +
    rect(x - w / 2, y - 118, w, 24, top, { rx: 4 }) +
    rect(x - w / 2, y - 98, w, 5, '#8f6340') +
    rect(x - w * 0.46, y - 140, w * 0.4, 9, '#d9ab72') +
    rect(x - w * 0.4, y - 131, w * 0.36, 13, '#cf9c60') +
    curve(d`M${x + w * 0.06} ${y - 122}q8 -14 18 -4q4 10 14 2q6 -12 16 -2`, '#e9cf9e', 5)
  );
}

export const workshop: Setting = {
  inside: true,
  room: { left: 0.24, right: 0.68 },
  seat: 'crate',
  draw(stage) {
    const { w, wall, portrait, random } = stage;
    const [wx, wy, ww, wh] = portrait
      ? [w * 0.5 - 120, 220, 240, 240]
      : [w * 0.5 - 110, 84, 210, 180];
    const board = portrait
      ? { x: 60, y: 520, w: 300, h: 180 }
      : { x: w * 0.06, y: 110, w: 300, h: 176 };
    const hung = tools
      .slice(0, 5)
      .map((tool, index) =>
        thingIcon(
          tool,
          board.x + 44 + (index % 3) * 104,
          board.y + 84 + Math.floor(index / 3) * 82,
          1.1,
        ),
      )
      .join('');
    const bx = portrait ? 560 : w * 0.83;
    return {
      behind:
        room(stage, {
          wall: random.pick(['#c9a577', '#bfa98a', '#c4ab86'] as const),
          floor: '#9a7350',
          paper: 'planks',
        }) +
        rect(board.x, board.y, board.w, board.h, '#a67b50', { rx: 4 }) +
        hung +
        windowIn(stage, { x: wx, y: wy, w: ww, h: wh, frame: '#8a6240' }) +
        sunOnFloor(stage, wx, ww) +
        shelf(portrait ? 420 : w * 0.74, portrait ? 600 : 190, 220, [
          '#8a9aa8',
          '#c8684f',
          '#e2b45e',
          '#7f9a6a',
        ]) +
        hangingLamp(stage, portrait ? w * 0.62 : w * 0.7, portrait ? 130 : 52) +
        bench(bx, wall + (portrait ? 110 : 98), portrait ? 280 : 340) +
        thingIcon('hammer', bx + 90, wall + (portrait ? -8 : -20), 0.9) +
        thingIcon('wood', portrait ? 110 : w * 0.1, wall + 62, 1.7) +
        thingIcon('toolbox', portrait ? 230 : w * 0.2, wall + 50, 1),
    };
  },
};
