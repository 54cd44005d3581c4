import type { Season } from '../picture-plan.ts';
import { circle, curve, d, ellipse, group, turned } from '../svg/shapes.ts';

const flowers: Record<Season, [string, string]> = {
  spring: ['#e59ab4', '#8fb56c'],
  summer: ['#e0705a', '#7fa85c'],
  autumn: ['#cf8a3e', '#a8935a'],
  winter: ['#c8574e', '#7f9a86'],
};

/** A pressed sprig that fills the corner at x, y; turned by degrees. */
export function sprig(x: number, y: number, size: number, season: Season, degrees = 0): string {
  const [petal, leaf] = flowers[season];
  const stem = (dx: number, dy: number) =>
    curve(d`M${x - 22} ${y - 22}Q${x + dx * 0.3} ${y + dy * 0.3} ${x + dx} ${y + dy}`, leaf, 3.4);
  const leaves = [
    [34, -14, -10],
    [64, -22, 8],
    [96, -24, -6],
    [-14, 34, 80],
    [-22, 64, 98],
    [-24, 96, 84],
    [22, 22, 45],
  ]
    .map(([lx = 0, ly = 0, turn = 0]) =>
      turned(ellipse(x + lx, y + ly, 15, 6.5, leaf, { opacity: 0.9 }), turn, x + lx, y + ly),
    )
    .join('');
  const bloom = (bx: number, by: number, r: number) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        circle(
          x + bx + Math.cos(index * 1.257) * r,
          y + by + Math.sin(index * 1.257) * r,
          r * 0.78,
          petal,
        ),
      )
      .join('') + circle(x + bx, y + by, r * 0.62, '#f2cf7a');
  const whole =
    stem(118, -26) +
    stem(-26, 118) +
    leaves +
    bloom(-4, -4, 12) +
    bloom(122, -26, 8) +
    bloom(-26, 122, 8) +
    bloom(48, 40, 6);
  return turned(
    group(whole, { transform: `translate(${x} ${y}) scale(${size}) translate(${-x} ${-y})` }),
    degrees,
    x,
    y,
  );
}
