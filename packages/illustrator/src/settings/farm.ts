import { grounds, hills, meadow } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { tree } from '../scenery/trees.ts';
import { darker, mix } from '../svg/colour.ts';
import { curve, d, ellipse, groundShadow, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

function barn(x: number, y: number, w: number, snowy: boolean): string {
  const h = w * 0.56;
  const red = '#b5523f';
  const roof = snowy ? '#f1f5f8' : '#6f5148';
  return (
    groundShadow(x, y, w * 0.6) +
    path(
      d`M${x - w / 2} ${y}L${x - w / 2} ${y - h}L${x - w * 0.3} ${y - h * 1.4}L${x} ${y - h * 1.62}L${x + w * 0.3} ${y - h * 1.4}L${x + w / 2} ${y - h}L${x + w / 2} ${y}Z`,
      red,
    ) +
    [-0.34, -0.17, 0, 0.17, 0.34]
      .map((at) => rect(x + at * w - 1.5, y - h * 1.1, 3, h * 1.1, darker(red, 0.14)))
      .join('') +
    curve(
      d`M${x - w * 0.55} ${y - h * 0.94}L${x - w * 0.31} ${y - h * 1.42}L${x} ${y - h * 1.66}L${x + w * 0.31} ${y - h * 1.42}L${x + w * 0.55} ${y - h * 0.94}`,
      roof,
      15,
    ) +
    rect(x - w * 0.2, y - h * 0.66, w * 0.4, h * 0.66, darker(red, 0.3)) +
    curve(d`M${x - w * 0.19} ${y - h * 0.64}L${x + w * 0.19} ${y - 3}`, '#f4e9d8', 5) +
    curve(d`M${x + w * 0.19} ${y - h * 0.64}L${x - w * 0.19} ${y - 3}`, '#f4e9d8', 5) +
    rect(x - w * 0.2, y - h * 0.66, w * 0.4, h * 0.66, 'none', {
      stroke: '#f4e9d8',
      'stroke-width': 5,
    }) +
    rect(x - 17, y - h * 1.22, 34, 30, '#4a3531', { stroke: '#f4e9d8', 'stroke-width': 4 })
  );
}

function haystack(x: number, y: number, size: number, snowy: boolean): string {
  const straw = snowy ? '#dfd2a8' : '#e0b94f';
  return (
    groundShadow(x, y, size * 0.6) +
    path(
      d`M${x - size * 0.5} ${y}C${x - size * 0.56} ${y - size * 0.6} ${x - size * 0.2} ${y - size * 0.92} ${x} ${y - size * 0.95}C${x + size * 0.2} ${y - size * 0.92} ${x + size * 0.56} ${y - size * 0.6} ${x + size * 0.5} ${y}Z`,
      straw,
    ) +
    [-0.28, -0.08, 0.14, 0.3]
      .map((at) =>
        curve(
          d`M${x + at * size} ${y - 6}q${-at * size * 0.2} ${-size * 0.3} ${-at * size * 0.5} ${-size * 0.6}`,
          darker(straw, 0.16),
          3,
        ),
      )
      .join('') +
    (snowy ? ellipse(x, y - size * 0.86, size * 0.26, size * 0.1, '#f7fafc') : '')
  );
}

export const farm: Setting = {
  inside: false,
  room: { left: 0.16, right: 0.84 },
  seat: 'crate',
  draw(stage) {
    const { w, h, horizon, portrait, random, season } = stage;
    const ground = grounds[season];
    const top = horizon + (portrait ? 130 : 96);
    const crop = { spring: '#8a6a48', summer: '#dcbc55', autumn: '#a9824e', winter: '#e4ebf1' }[
      season
    ];
    const left = random.chance(0.5);
    const at = (share: number) => (left ? share : 1 - share) * w;
    const rows = Array.from({ length: 12 }, (_, index) => {
      const x = at(0.36 + index * 0.062);
      return curve(
        d`M${x} ${horizon + 34}Q${x + (x - w / 2) * 0.2} ${horizon + 70} ${x + (x - w / 2) * 0.6} ${top + 26}`,
        season === 'winter' ? '#cbd7e0' : mix(crop, '#5f8a3a', season === 'spring' ? 0.7 : 0.25),
        7,
      );
    }).join('');
    const fence =
      Array.from({ length: portrait ? 7 : 11 }, (_, index) =>
        rect(index * (w / (portrait ? 6.4 : 10.4)), top - 14, 9, 50, '#94683f', { rx: 3 }),
      ).join('') +
      rect(0, top - 2, w, 7, '#a87a4c') +
      rect(0, top + 16, w, 7, '#a87a4c');
    return {
      behind:
        sky(stage) +
        hills(stage, horizon + 14, 80, ground.farther, h) +
        hills(stage, horizon + 34, 40, ground.far, h) +
        path(
          d`M${at(0.26)} ${horizon + 40}Q${w / 2} ${horizon + 14} ${at(1.04)} ${horizon + 34}L${at(1.3)} ${top + 30}H${at(-0.1)}Z`,
          crop,
        ) +
        rows +
        tree(stage, at(0.34), horizon + 76, 130) +
        barn(at(0.16), horizon + (portrait ? 110 : 92), portrait ? 220 : 240, season === 'winter') +
        meadow(stage, top) +
        fence +
        haystack(at(0.9), top + (portrait ? 90 : 62), portrait ? 130 : 124, season === 'winter') +
        haystack(at(0.8), top + 44, 84, season === 'winter') +
        tree(stage, at(0.02), top + 120, 240),
    };
  },
};
