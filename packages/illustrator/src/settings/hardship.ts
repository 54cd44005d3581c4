import { bodyOf } from '../figures/body.ts';
import { seatOf } from '../figures/seats.ts';
import { thingIcon } from '../props/things.ts';
import { table } from '../scenery/furniture.ts';
import { oilLamp } from '../scenery/lamps.ts';
import { room } from '../scenery/room.ts';
import { windowIn } from '../scenery/window.ts';
import { curve, d, ellipse, path, placed, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

/** War, want, illness and death: a bare room, rain at the window, an empty chair, a lamp that burns. */
export const hardship: Setting = {
  inside: true,
  room: { left: 0.26, right: 0.74 },
  seat: 'chair',
  draw(stage) {
    const { w, wall, portrait, random } = stage;
    const rain = { ...stage, raining: stage.season !== 'winter' };
    const left = random.chance(0.5);
    const at = (share: number) => (left ? share : 1 - share) * w;
    const [ww, wh] = portrait ? [230, 310] : [210, 230];
    const wx = portrait ? w * 0.5 - ww / 2 : at(0.28) - ww / 2;
    const tableX = portrait ? w * 0.76 : at(0.8);
    const tableY = wall + (portrait ? 150 : 96);
    const high = portrait ? 140 : 116;
    const chairX = portrait ? w * 0.2 : at(0.16);
    const peg = portrait ? w * 0.84 : at(0.62);
    const pegY = portrait ? 430 : 150;
    const coat =
      path(d`M${peg - 14} ${pegY}q14 -16 28 0l26 30l-8 108h-64l-8 -108z`, '#6f675f') +
      curve(d`M${peg} ${pegY - 2}v136`, '#5a534c', 3);
    const chair =
      ellipse(0, 0, 60, 10, '#20141c', { opacity: 0.24 }) +
      seatOf('chair', -104, bodyOf('adult', 'female')) +
      [-46, 38].map((x) => rect(x, -92, 9, 92, '#74492f')).join('');
    return {
      behind:
        room(stage, {
          wall: random.pick(['#b3aa98', '#a9ab9f', '#b5a796'] as const),
          floor: '#8b7059',
          paper: 'plain',
        }) +
        windowIn(rain, { x: wx, y: portrait ? 230 : 90, w: ww, h: wh, frame: '#d9d0be' }) +
        rect(peg - 40, pegY - 14, 80, 9, '#7a5a42', { rx: 4 }) +
        coat +
        placed(chair, chairX, wall + (portrait ? 120 : 84), portrait ? 1.35 : 1.1, !left) +
        table(tableX, tableY, portrait ? 250 : 270, high, '#d8ccb4') +
        thingIcon('envelope', tableX - 60, tableY - high - 2, 0.8),
      shining: oilLamp(stage, tableX + 34, tableY - high - 8),
    };
  },
};
