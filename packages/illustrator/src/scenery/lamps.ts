import type { Stage } from '../stage.ts';
import { glow } from '../svg/gradients.ts';
import { ownLight } from '../svg/own-light.ts';
import { circle, d, ellipse, path, polygon, rect } from '../svg/shapes.ts';

const isDark = ({ timeOfDay }: Stage) => timeOfDay === 'night' || timeOfDay === 'evening';
/** How far a lamp's light carries. */
const strength = (stage: Stage) =>
  stage.timeOfDay === 'night' ? 0.62 : stage.timeOfDay === 'evening' ? 0.4 : 0;

const light = (stage: Stage, x: number, y: number, r: number) =>
  isDark(stage) ? glow(x, y, r, '#ffdf94', strength(stage)) : '';
const shade = (stage: Stage) => (isDark(stage) ? ownLight('#ffe6a8') : '#e9cf9d');

/** A lamp on a foot; x, y is where it stands. */
export const floorLamp = (stage: Stage, x: number, y: number, height: number) =>
  ellipse(x, y, 40, 9, '#4b3628') +
  rect(x - 4, y - height + 60, 8, height - 62, '#6b4d36') +
  polygon(
    [
      { x: x - 36, y: y - height },
      { x: x + 36, y: y - height },
      { x: x + 56, y: y - height + 72 },
      { x: x - 56, y: y - height + 72 },
    ],
    shade(stage),
  ) +
  ownLight(light(stage, x, y - height + 50, 300));

export const tableLamp = (stage: Stage, x: number, y: number) =>
  path(
    d`M${x - 12} ${y}Q${x - 20} ${y - 30} ${x} ${y - 38}Q${x + 20} ${y - 30} ${x + 12} ${y}Z`,
    '#7d5a86',
  ) +
  polygon(
    [
      { x: x - 20, y: y - 82 },
      { x: x + 20, y: y - 82 },
      { x: x + 36, y: y - 36 },
      { x: x - 36, y: y - 36 },
    ],
    shade(stage),
  ) +
  ownLight(light(stage, x, y - 54, 240));

export const hangingLamp = (stage: Stage, x: number, y: number) =>
  rect(x - 2, 0, 4, y, '#5a4636') +
  path(
    d`M${x - 56} ${y + 34}Q${x - 48} ${y - 12} ${x} ${y - 14}Q${x + 48} ${y - 12} ${x + 56} ${y + 34}Z`,
    '#b5654a',
  ) +
  ellipse(x, y + 34, 54, 9, shade(stage)) +
  ownLight(light(stage, x, y + 60, 330));

/** An oil lamp or candle for the years and places without current. */
export const oilLamp = (stage: Stage, x: number, y: number) =>
  ownLight(glow(x, y - 30, 170, '#ffd98a', Math.max(0.35, strength(stage)))) +
  path(d`M${x - 18} ${y}h36l-8 -16h-20z`, '#8a6a3f') +
  rect(x - 10, y - 42, 20, 28, '#f6ecd2', { rx: 8, opacity: 0.6 }) +
  path(d`M${x} ${y - 42}q10 12 0 24q-10 -12 0 -24z`, ownLight('#ffb84d')) +
  circle(x, y - 24, 3.4, ownLight('#fff4cf'));

export const streetLamp = (stage: Stage, x: number, y: number, height: number) =>
  rect(x - 5, y - height + 30, 10, height - 30, '#3f4650') +
  rect(x - 14, y - 14, 28, 14, '#3f4650', { rx: 3 }) +
  polygon(
    [
      { x: x - 18, y: y - height },
      { x: x + 18, y: y - height },
      { x: x + 12, y: y - height + 38 },
      { x: x - 12, y: y - height + 38 },
    ],
    isDark(stage) ? ownLight('#ffe7a3') : '#dfe7e6',
    { stroke: '#3f4650', 'stroke-width': 4 },
  ) +
  polygon(
    [
      { x: x - 22, y: y - height },
      { x, y: y - height - 18 },
      { x: x + 22, y: y - height },
    ],
    '#3f4650',
  ) +
  ownLight(light(stage, x, y - height + 20, 200));
