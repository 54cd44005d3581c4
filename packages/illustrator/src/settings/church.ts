import type { Stage } from '../picture/stage.ts';
import { room } from '../scenery/room.ts';
import { ownLight } from '../svg/colour.ts';
import { glow, linear } from '../svg/gradients.ts';
import { circle, d, ellipse, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

function stainedGlass(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wall = '#d8ccb4',
): string {
  const dark = stage.timeOfDay === 'night';
  const tones = ['#d8574e', '#e9b44c', '#4f86b5', '#63a06a', '#8a62a8', '#f0d9a0'];
  const cells = Array.from({ length: 18 }, (_, index) =>
    rect(
      x + (index % 3) * (w / 3) + 2,
      y + Math.floor(index / 3) * (h / 6) + 2,
      w / 3 - 4,
      h / 6 - 4,
      tones[(index * 5 + Math.floor(index / 3)) % 6] ?? '#d8574e',
    ),
  ).join('');
  const stone = path(
    d`M${x - 14} ${y - 14}H${x + w + 14}V${y + h * 0.3}Q${x + w} ${y + h * 0.06} ${x + w / 2} ${y}Q${x} ${y + h * 0.06} ${x} ${y + h * 0.3}H${x - 14}Z`,
    wall,
  );
  const rim = path(
    d`M${x} ${y + h}V${y + h * 0.3}Q${x} ${y + h * 0.06} ${x + w / 2} ${y}Q${x + w} ${y + h * 0.06} ${x + w} ${y + h * 0.3}V${y + h}Z`,
    'none',
    { stroke: '#b8a88a', 'stroke-width': 9 },
  );
  return (
    rect(x, y, w, h, '#3f3a44') +
    (dark ? `<g opacity="0.55">${cells}</g>` : ownLight(cells)) +
    circle(x + w / 2, y + h * 0.36, w * 0.24, dark ? '#8a7f6a' : ownLight('#fbe7ae')) +
    stone +
    rim
  );
}

const candle = (x: number, y: number, high: number) =>
  rect(x - 5, y - high, 10, high, '#f8f1de', { rx: 3 }) +
  ownLight(glow(x, y - high - 10, 70, '#ffd98a', 0.5)) +
  path(d`M${x} ${y - high - 22}q8 12 0 20q-8 -8 0 -20z`, ownLight('#ffbf55'));

function pew(x: number, y: number, w: number): string {
  return (
    ellipse(x, y, w * 0.52, 9, '#20141c', { opacity: 0.2 }) +
    rect(x - w / 2, y - 92, w, 50, '#8a5c3a', { rx: 5 }) +
    rect(x - w / 2, y - 46, w, 14, '#9c6c46', { rx: 4 }) +
    rect(x - w / 2, y - 98, 13, 98, '#74492f', { rx: 5 }) +
    rect(x + w / 2 - 13, y - 98, 13, 98, '#74492f', { rx: 5 })
  );
}

export const church: Setting = {
  inside: true,
  room: { left: 0.22, right: 0.78 },
  seat: 'bench',
  draw(stage) {
    const { w, h, wall, portrait, floor } = stage;
    const light = linear([
      [0, '#fff3cf', 0.32],
      [1, '#fff3cf', 0],
    ]);
    const glassY = portrait ? 180 : 70;
    const altarY = wall + 22;
    const high = portrait ? 340 : 230;
    const beams =
      stage.timeOfDay === 'night'
        ? ''
        : light.svg +
          path(
            d`M${w / 2 - 60} ${glassY}L${w / 2 + 60} ${glassY}L${w / 2 + 260} ${h}L${w / 2 - 260} ${h}Z`,
            light.fill,
          );
    const column = (x: number) =>
      rect(x - 26, 0, 52, wall + 4, '#efe6d4') +
      rect(x + 8, 0, 18, wall + 4, '#dfd3bc') +
      rect(x - 36, wall - 22, 72, 26, '#e3d8c2') +
      rect(x - 36, portrait ? 120 : 34, 72, 20, '#e3d8c2');
    const sides = portrait ? [0.12, 0.88] : [0.09, 0.27, 0.73, 0.91];
    return {
      behind:
        room(stage, { wall: '#d8ccb4', floor: '#b9a58a', ground: 'stone' }) +
        path(
          d`M${w * 0.34} ${wall}V${portrait ? 300 : 190}Q${w * 0.36} ${portrait ? 60 : 14} ${w / 2} ${portrait ? 60 : 14}Q${w * 0.64} ${portrait ? 60 : 14} ${w * 0.66} ${portrait ? 300 : 190}V${wall}Z`,
          '#c9bb9f',
        ) +
        stainedGlass(stage, w / 2 - 56, glassY, 112, high, '#c9bb9f') +
        (portrait
          ? ''
          : stainedGlass(stage, w * 0.18 - 38, 110, 76, 190) +
            stainedGlass(stage, w * 0.82 - 38, 110, 76, 190)) +
        sides.map((at) => column(at * w)).join('') +
        beams +
        rect(w / 2 - 120, altarY - 92, 240, 92, '#f7f1e2') +
        rect(w / 2 - 134, altarY - 100, 268, 15, '#a9794e', { rx: 3 }) +
        path(d`M${w / 2 - 40} ${altarY - 86}h80l-10 58h-60z`, '#a8484a') +
        rect(w / 2 - 4, altarY - 176, 8, 76, '#a9843f') +
        rect(w / 2 - 22, altarY - 156, 44, 8, '#a9843f') +
        candle(w / 2 - 84, altarY - 100, 44) +
        candle(w / 2 + 84, altarY - 100, 44) +
        path(
          d`M${w / 2 - 74} ${wall + 22}L${w / 2 + 74} ${wall + 22}L${w / 2 + 230} ${h}L${w / 2 - 230} ${h}Z`,
          '#a8484a',
          { opacity: 0.75 },
        ) +
        pew(w * 0.1, wall + 90, portrait ? 150 : 260) +
        pew(w * 0.9, wall + 90, portrait ? 150 : 260) +
        (portrait ? '' : pew(w * 0.04, floor + 20, 300) + pew(w * 0.96, floor + 20, 300)),
    };
  },
};
