import { thingIcon } from '../props/things.ts';
import { table } from '../scenery/furniture.ts';
import { room, rug } from '../scenery/room.ts';
import { windowIn } from '../scenery/window.ts';
import { ownLight } from '../svg/colour.ts';
import { glow } from '../svg/gradients.ts';
import { circle, curve, d, path } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

const colours = ['#d8574e', '#e9b44c', '#4f86b5', '#63a06a', '#a86aa0'];
/** How far a garland has come down at a share of its way. */
const sag = (share: number) => 4 * share * (1 - share);

function bunting(from: number, to: number, y: number, drop: number): string {
  const count = Math.round((to - from) / 52);
  return (
    curve(d`M${from} ${y}Q${(from + to) / 2} ${y + drop * 2} ${to} ${y}`, '#8a6a50', 3) +
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const [x, top] = [from + (to - from) * share, y + sag(share) * drop];
      return path(
        d`M${x - 18} ${top}L${x + 18} ${top}L${x} ${top + 36}Z`,
        colours[index % colours.length] ?? '#d8574e',
      );
    }).join('')
  );
}

function bulbs(from: number, to: number, y: number, drop: number): string {
  return (
    curve(d`M${from} ${y}Q${(from + to) / 2} ${y + drop * 2} ${to} ${y}`, '#6a5a4a', 2.4) +
    Array.from({ length: 13 }, (_, index) => {
      const share = (index + 0.5) / 13;
      const [x, top] = [from + (to - from) * share, y + sag(share) * drop + 8];
      return ownLight(glow(x, top, 34, '#ffe3a0', 0.6) + circle(x, top, 7, '#fff0bd'));
    }).join('')
  );
}

export const celebration: Setting = {
  inside: true,
  room: { left: 0.27, right: 0.77 },
  seat: 'chair',
  draw(stage) {
    const { w, wall, portrait, random } = stage;
    const y = portrait ? 130 : 34;
    const tableX = portrait ? 580 : w * 0.87;
    const tableY = wall + (portrait ? 110 : 96);
    const high = portrait ? 140 : 116;
    const big = portrait ? 1.2 : 1.1;
    const windows = portrait ? [80, 440] : [170, w - 370];
    return {
      behind:
        room(stage, {
          wall: random.pick(['#e3c3a0', '#d9c7a8', '#e0bfae'] as const),
          floor: '#b27c4c',
          paper: 'panels',
        }) +
        windows
          .map((x) =>
            windowIn(stage, {
              x,
              y: portrait ? 320 : 150,
              w: 200,
              h: portrait ? 250 : 170,
              view: 'roofs',
              curtain: '#c8605a',
            }),
          )
          .join('') +
        bunting(20, w / 2, y, 62) +
        bunting(w / 2, w - 20, y, 62) +
        bulbs(20, w - 20, y + 30, portrait ? 110 : 96) +
        rug(stage, '#a8484a') +
        table(tableX, tableY, portrait ? 260 : 290, high, '#fbf4e6') +
        thingIcon('birthday-cake', tableX - 6, tableY - high - 4, big * 1.15) +
        thingIcon('wine-glass', tableX + 84, tableY - high - 4, big) +
        thingIcon('bouquet', tableX - 92, tableY - high - 4, big) +
        (portrait
          ? ''
          : table(w * 0.11, wall + 80, 230, 108, '#e8d2a4') +
            thingIcon('pie', w * 0.07, wall - 32, 1.1) +
            thingIcon('bread', w * 0.12, wall - 32, 1.1) +
            thingIcon('grapes', w * 0.165, wall - 32, 1)),
    };
  },
};
