import type { Stage } from '../stage.ts';
import { darker, lighter } from '../svg/colour.ts';
import { circle, d, ellipse, groundShadow, path, polygon, rect, stroke } from '../svg/shapes.ts';

const leaves = {
  spring: ['#8cc661', '#a7d67a', '#f2b9cc'],
  summer: ['#4f9a47', '#62ab52', '#3f8a44'],
  autumn: ['#d3803a', '#c75f32', '#e0a843'],
  winter: ['#e6eef4', '#dbe6ee', '#eef4f8'],
} as const;

/** A leafy tree whose trunk stands at x, y; `size` is its height. */
export function tree(stage: Stage, x: number, y: number, size: number): string {
  const { random, season } = stage;
  const colour = random.pick(leaves[season]);
  const trunk = '#7a5236';
  const r = size * 0.3;
  const top = y - size + r;
  const shadow = groundShadow(x, y, size * 0.3);
  const stem = path(
    d`M${x - size * 0.05} ${y}Q${x - size * 0.02} ${y - size * 0.3} ${x - size * 0.03} ${y - size * 0.5}H${x + size * 0.03}Q${x + size * 0.02} ${y - size * 0.3} ${x + size * 0.06} ${y}Z`,
    trunk,
  );
  if (season === 'winter') {
    const branch = (dx: number, dy: number, width: number) =>
      stroke(
        [
          { x, y: y - size * 0.42 },
          { x: x + dx * 0.5, y: y - size * 0.62 + dy * 0.2 },
          { x: x + dx, y: y - size * 0.8 + dy },
        ],
        '#7d6353',
        width,
      ) + ellipse(x + dx, y - size * 0.82 + dy, size * 0.07, size * 0.025, '#f6fafc');
    return (
      shadow +
      stem +
      branch(-size * 0.26, 0, size * 0.028) +
      branch(size * 0.27, size * 0.03, size * 0.028) +
      branch(-size * 0.1, -size * 0.14, size * 0.024) +
      branch(size * 0.12, -size * 0.12, size * 0.024) +
      branch(-size * 0.3, size * 0.16, size * 0.02) +
      branch(size * 0.3, size * 0.18, size * 0.02)
    );
  }
  const blob = (dx: number, dy: number, share: number, fill: string) =>
    circle(x + dx * r, top + dy * r, r * share, fill);
  return (
    shadow +
    stem +
    blob(-0.55, 0.45, 0.72, darker(colour, 0.12)) +
    blob(0.58, 0.42, 0.7, darker(colour, 0.14)) +
    blob(0, 0, 0.98, colour) +
    blob(-0.3, -0.3, 0.5, lighter(colour, 0.14)) +
    blob(0.35, 0.25, 0.3, lighter(colour, 0.08))
  );
}

/** A pine or spruce. */
export function pine(stage: Stage, x: number, y: number, size: number): string {
  const snowy = stage.season === 'winter';
  const green = stage.random.pick(['#3d7a56', '#356e55', '#4a8558'] as const);
  const tier = (bottom: number, top: number, half: number) =>
    polygon(
      [
        { x: x - half, y: bottom },
        { x, y: top },
        { x: x + half, y: bottom },
      ],
      green,
    ) +
    polygon(
      [
        { x, y: top },
        { x: x + half, y: bottom },
        { x: x + half * 0.25, y: bottom },
      ],
      darker(green, 0.16),
    ) +
    (snowy
      ? path(
          d`M${x} ${top}L${x + half * 0.55} ${top + (bottom - top) * 0.55}Q${x + half * 0.25} ${top + (bottom - top) * 0.42} ${x} ${top + (bottom - top) * 0.58}Q${x - half * 0.3} ${top + (bottom - top) * 0.42} ${x - half * 0.55} ${top + (bottom - top) * 0.55}Z`,
          '#f4f8fb',
        )
      : '');
  return (
    groundShadow(x, y, size * 0.2) +
    rect(x - size * 0.03, y - size * 0.16, size * 0.06, size * 0.16, '#6d4a35') +
    tier(y - size * 0.1, y - size * 0.52, size * 0.25) +
    tier(y - size * 0.34, y - size * 0.76, size * 0.2) +
    tier(y - size * 0.58, y - size, size * 0.15)
  );
}

/** A low round bush; snow lies on it in winter. */
export function bush(stage: Stage, x: number, y: number, size: number): string {
  const colour = { spring: '#78b556', summer: '#4f9848', autumn: '#b07f3c', winter: '#8aa39a' }[
    stage.season
  ];
  const snow =
    stage.season === 'winter'
      ? ellipse(x, y - size * 0.62, size * 0.62, size * 0.2, '#f6fafc')
      : circle(x - size * 0.2, y - size * 0.5, size * 0.18, lighter(colour, 0.14));
  return (
    groundShadow(x, y, size * 0.9) +
    circle(x - size * 0.5, y - size * 0.3, size * 0.34, darker(colour, 0.1)) +
    circle(x + size * 0.5, y - size * 0.3, size * 0.34, darker(colour, 0.12)) +
    circle(x, y - size * 0.42, size * 0.44, colour) +
    rect(x - size * 0.78, y - size * 0.24, size * 1.56, size * 0.24, darker(colour, 0.1), {
      rx: size * 0.12,
    }) +
    snow
  );
}
