import type { Stage } from '../stage.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import { linear } from '../svg/gradients.ts';
import { circle, curve, d, ellipse, path, polygon, rect, stroke } from '../svg/shapes.ts';

/** The sea from the horizon down to `bottom`. */
export function sea(stage: Stage, bottom: number): string {
  const { w, horizon, random, season, raining } = stage;
  const base = raining ? '#6f8fa0' : season === 'winter' ? '#6d9dba' : '#3f9cc4';
  const water = linear([
    [0, lighter(base, 0.22)],
    [0.4, base],
    [1, darker(base, 0.12)],
  ]);
  const waves = Array.from({ length: 34 }, () => {
    const y = horizon + 10 + random.next() ** 1.3 * (bottom - horizon - 20);
    const size = 10 + ((y - horizon) / (bottom - horizon)) * 26;
    const x = random.next() * w;
    return curve(
      d`M${x - size} ${y}q${size * 0.5} ${-size * 0.22} ${size} 0t${size} 0`,
      '#ffffff',
      2.4,
      { opacity: 0.4 },
    );
  });
  return water.svg + rect(0, horizon, w, bottom - horizon + 30, water.fill) + waves.join('');
}

/** A small fishing boat seen from its side. */
export function boat(x: number, y: number, size: number, colour: string, sail = true): string {
  return (
    (sail
      ? rect(x - size * 0.02, y - size * 1.05, size * 0.04, size, '#6b4a32') +
        polygon(
          [
            { x: x + size * 0.05, y: y - size * 1.0 },
            { x: x + size * 0.05, y: y - size * 0.26 },
            { x: x + size * 0.5, y: y - size * 0.26 },
          ],
          '#fbf3e2',
        ) +
        polygon(
          [
            { x: x - size * 0.05, y: y - size * 0.9 },
            { x: x - size * 0.05, y: y - size * 0.26 },
            { x: x - size * 0.36, y: y - size * 0.26 },
          ],
          '#f0dfc0',
        )
      : '') +
    path(
      d`M${x - size * 0.6} ${y - size * 0.22}H${x + size * 0.62}Q${x + size * 0.5} ${y + size * 0.06} ${x + size * 0.36} ${y + size * 0.08}H${x - size * 0.38}Q${x - size * 0.54} ${y + size * 0.02} ${x - size * 0.6} ${y - size * 0.22}Z`,
      colour,
    ) +
    path(
      d`M${x - size * 0.6} ${y - size * 0.22}H${x + size * 0.62}L${x + size * 0.58} ${y - size * 0.12}H${x - size * 0.57}Z`,
      lighter(colour, 0.5),
    ) +
    curve(
      d`M${x - size * 0.7} ${y + size * 0.1}q${size * 0.35} ${-size * 0.08} ${size * 0.7} 0t${size * 0.7} 0`,
      '#ffffff',
      3,
      { opacity: 0.6 },
    )
  );
}

export function lighthouse(stage: Stage, x: number, y: number, size: number): string {
  const half = (share: number) => size * (0.07 + share * 0.035);
  const band = (from: number, to: number, colour: string) =>
    polygon(
      [
        { x: x - half(from), y: y - size * (1 - from) * 0.86 },
        { x: x + half(from), y: y - size * (1 - from) * 0.86 },
        { x: x + half(to), y: y - size * (1 - to) * 0.86 },
        { x: x - half(to), y: y - size * (1 - to) * 0.86 },
      ],
      colour,
    );
  const dark = stage.timeOfDay === 'night' || stage.timeOfDay === 'evening';
  return (
    ellipse(
      x,
      y + size * 0.04,
      size * 0.5,
      size * 0.1,
      mix('#6f8a63', stage.season === 'winter' ? '#eef3f7' : '#6f8a63', 0.7),
    ) +
    band(0.1, 0.32, '#f7efe2') +
    band(0.32, 0.54, '#c9503f') +
    band(0.54, 0.76, '#f7efe2') +
    band(0.76, 1, '#c9503f') +
    rect(x - size * 0.065, y - size * 0.9, size * 0.13, size * 0.13, dark ? '#fff0b0' : '#dfe9ec', {
      stroke: '#5a4a42',
      'stroke-width': 3,
    }) +
    polygon(
      [
        { x: x - size * 0.09, y: y - size * 0.9 },
        { x, y: y - size * 1.02 },
        { x: x + size * 0.09, y: y - size * 0.9 },
      ],
      '#8a3a30',
    ) +
    rect(x - size * 0.1, y - size * 0.78, size * 0.2, size * 0.022, '#5a4a42')
  );
}

/** Wooden piles and planks that run out into the water. */
export function pier(x: number, y: number, w: number): string {
  const planks = rect(x, y, w, 13, '#9a7148');
  return (
    [0.08, 0.36, 0.64, 0.92].map((at) => rect(x + w * at, y + 4, 11, 56, '#74512f')).join('') +
    planks +
    stroke(
      [
        { x, y: y + 6 },
        { x: x + w, y: y + 6 },
      ],
      '#74512f',
      1.6,
    ) +
    circle(x + w * 0.36 + 5, y - 3, 8, '#74512f')
  );
}
