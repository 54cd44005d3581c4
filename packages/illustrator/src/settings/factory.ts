import type { Stage } from '../picture/stage.ts';
import { hangingLamp } from '../scenery/lamps.ts';
import { room } from '../scenery/room.ts';
import { windowIn } from '../scenery/window.ts';
import { darker, lighter } from '../svg/colour.ts';
import { part } from '../svg/parts.ts';
import { circle, curve, d, ellipse, group, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

function machine(x: number, y: number, w: number, colour: string): string {
  const h = w * 0.62;
  return (
    ellipse(x, y, w * 0.54, 12, '#20141c', { opacity: 0.24 }) +
    rect(x - w / 2, y - h * 0.6, w, h * 0.6, colour, { rx: 8 }) +
    rect(x - w * 0.36, y - h, w * 0.44, h * 0.5, lighter(colour, 0.1), { rx: 8 }) +
    rect(x - w * 0.3, y - h * 0.9, w * 0.32, h * 0.2, '#e9dfb8', { rx: 4 }) +
    [0.2, 0.5, 0.8]
      .map((at) =>
        circle(x - w * 0.3 + w * 0.32 * at, y - h * 0.8, 6, at === 0.5 ? '#b5493c' : '#4f7f68'),
      )
      .join('') +
    rect(x - w * 0.44, y - h * 0.5, w * 0.5, 10, darker(colour, 0.25), { rx: 4 }) +
    rect(x - w * 0.44, y - h * 0.36, w * 0.5, 10, darker(colour, 0.25), { rx: 4 }) +
    part('furniture/wheel', { x: x + w * 0.27, y: y - h * 0.5, w: w * 0.19, h: w * 0.19 }) +
    rect(x - w * 0.54, y - 14, w * 1.08, 16, darker(colour, 0.4), { rx: 4 })
  );
}

function roofBeams({ w, portrait }: Stage): string {
  const y = portrait ? 110 : 38;
  return (
    rect(0, y, w, 15, '#6a6461') +
    group(
      Array.from({ length: Math.ceil(w / 90) }, (_, index) =>
        curve(
          d`M${index * 90} ${y}L${index * 90 + 45} ${y - 36}L${index * 90 + 90} ${y}`,
          '#6a6461',
          7,
        ),
      ).join(''),
    ) +
    rect(0, y - 40, w, 9, '#6a6461')
  );
}

export const factory: Setting = {
  inside: true,
  room: { left: 0.3, right: 0.72 },
  seat: 'crate',
  draw(stage) {
    const { w, wall, portrait, random } = stage;
    const frame = '#5c6468';
    const windows = portrait ? [0.08, 0.56] : [0.06, 0.3, 0.54, 0.78];
    const colour = random.pick(['#5f7f7a', '#6a7a8f', '#7f7a5c'] as const);
    return {
      behind:
        room(stage, { wall: '#b98a74', floor: '#a09a92', paper: 'bricks', ground: 'stone' }) +
        windows
          .map((at) =>
            windowIn(stage, {
              x: w * at + 14,
              y: portrait ? 230 : 112,
              w: portrait ? 240 : 178,
              h: portrait ? 270 : 190,
              frame,
              view: 'roofs',
            }),
          )
          .join('') +
        roofBeams(stage) +
        hangingLamp(stage, w * (portrait ? 0.5 : 0.29), portrait ? 170 : 60) +
        (portrait ? '' : hangingLamp(stage, w * 0.765, 60)) +
        machine(portrait ? 130 : w * 0.15, wall + 62, portrait ? 230 : 300, colour) +
        machine(portrait ? 600 : w * 0.86, wall + 76, portrait ? 220 : 290, darker(colour, 0.08)) +
        (portrait ? '' : machine(w * 0.5, wall + 14, 190, lighter(colour, 0.1))),
    };
  },
};
