import type { Stage } from '../picture/stage.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import { linear } from '../svg/gradients.ts';
import { part } from '../svg/parts.ts';
import { circle, curve, d, rect } from '../svg/shapes.ts';

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
  const place = { x, y, w: size, h: size };
  return (sail ? part('water/sails', place) : '') + part('water/boat', place, { colour });
}

export function lighthouse(stage: Stage, x: number, y: number, size: number): string {
  const isDark = stage.timeOfDay === 'night' || stage.timeOfDay === 'evening';
  return part(
    'water/lighthouse',
    { x, y, w: size, h: size },
    {
      lamp: isDark ? '#fff0b0' : '#dfe9ec',
      ground: mix('#6f8a63', stage.season === 'winter' ? '#eef3f7' : '#6f8a63', 0.7),
    },
  );
}

/** Wooden piles and planks that run out into the water. */
export function pier(x: number, y: number, w: number): string {
  const planks = rect(x, y, w, 13, '#9a7148');
  return (
    [0.08, 0.36, 0.64, 0.92].map((at) => rect(x + w * at, y + 4, 11, 56, '#74512f')).join('') +
    planks +
    curve(d`M${x} ${y + 6}L${x + w} ${y + 6}`, '#74512f', 1.6) +
    circle(x + w * 0.36 + 5, y - 3, 8, '#74512f')
  );
}
