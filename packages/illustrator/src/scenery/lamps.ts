import type { Stage } from '../picture/stage.ts';
import { ownLight } from '../svg/colour.ts';
import { glow } from '../svg/gradients.ts';
import { part } from '../svg/parts.ts';
import { ellipse, rect } from '../svg/shapes.ts';

const isDark = ({ timeOfDay }: Stage) => timeOfDay === 'night' || timeOfDay === 'evening';
/** How strong the glow of a lamp is, 0 to 1. */
const strength = (stage: Stage) =>
  stage.timeOfDay === 'night' ? 0.62 : stage.timeOfDay === 'evening' ? 0.4 : 0;

const light = (stage: Stage, x: number, y: number, r: number) =>
  isDark(stage) ? glow(x, y, r, '#ffdf94', strength(stage)) : '';
const shade = (stage: Stage) => (isDark(stage) ? ownLight('#ffe6a8') : '#e9cf9d');

/** A lamp on a foot; x, y is where it stands. */
export const floorLamp = (stage: Stage, x: number, y: number, height: number) =>
  ellipse(x, y, 40, 9, '#4b3628') +
  rect(x - 4, y - height + 60, 8, height - 62, '#6b4d36') +
  part('lamps/floor-lamp', { x, y: y - height }, { shade: shade(stage) }) +
  ownLight(light(stage, x, y - height + 50, 300));

export const tableLamp = (stage: Stage, x: number, y: number) =>
  part('lamps/table-lamp', { x, y }, { shade: shade(stage) }) +
  ownLight(light(stage, x, y - 54, 240));

export const hangingLamp = (stage: Stage, x: number, y: number) =>
  rect(x - 2, 0, 4, y, '#5a4636') +
  part('lamps/hanging-lamp', { x, y }, { shade: shade(stage) }) +
  ownLight(light(stage, x, y + 60, 330));

/** An oil lamp or candle for the years and places without current. */
export const oilLamp = (stage: Stage, x: number, y: number) =>
  ownLight(glow(x, y - 30, 170, '#ffd98a', Math.max(0.35, strength(stage)))) +
  part('lamps/oil-lamp', { x, y });

export const streetLamp = (stage: Stage, x: number, y: number, height: number) =>
  rect(x - 5, y - height + 30, 10, height - 30, '#3f4650') +
  rect(x - 14, y - 14, 28, 14, '#3f4650', { rx: 3 }) +
  part(
    'lamps/street-lamp',
    { x, y: y - height },
    { shade: isDark(stage) ? ownLight('#ffe7a3') : '#dfe7e6' },
  ) +
  ownLight(light(stage, x, y - height + 20, 200));
