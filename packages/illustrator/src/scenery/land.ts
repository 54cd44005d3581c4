import type { Season } from '../picture/picture-plan.ts';
import type { Stage } from '../picture/stage.ts';
import { linear } from '../svg/gradients.ts';
import { circle, curve, d, ellipse, group, path } from '../svg/shapes.ts';

interface Ground {
  near: string;
  mid: string;
  far: string;
  farther: string;
  path: string;
}

export const grounds: Record<Season, Ground> = {
  spring: { near: '#7fbb5c', mid: '#97cb71', far: '#a3cf9a', farther: '#a9cfc0', path: '#e3cf9f' },
  summer: { near: '#6aa94b', mid: '#86bd5c', far: '#8fbf8b', farther: '#9cc3bd', path: '#e0c78f' },
  autumn: { near: '#a8994d', mid: '#c3ae5f', far: '#bda77a', farther: '#b9ae9d', path: '#cfae7c' },
  winter: { near: '#e9f0f6', mid: '#f4f8fb', far: '#d5e1ea', farther: '#c3d2df', path: '#d8dde4' },
};

/** A rolling line of hills from edge to edge, filled down to `bottom`. */
export function hills(
  stage: Stage,
  y: number,
  height: number,
  colour: string,
  bottom: number,
): string {
  const { random, w } = stage;
  const humps = stage.portrait ? 3 : 4;
  let data = d`M-10 ${y}`;
  for (let index = 0; index < humps; index += 1) {
    const start = -10 + ((w + 20) / humps) * index;
    const end = -10 + ((w + 20) / humps) * (index + 1);
    const lift = height * random.between(0.4, 1);
    data += d`C${start + (end - start) * 0.3} ${y - lift} ${start + (end - start) * 0.7} ${y - lift} ${end} ${y - random.between(-0.1, 0.2) * height}`;
  }
  return path(`${data}${d`L${w + 10} ${bottom}L-10 ${bottom}Z`}`, colour);
}

function tufts(stage: Stage, top: number): string {
  const { random, w, h, season } = stage;
  const blade = { spring: '#5c9a44', summer: '#4c8a38', autumn: '#857737', winter: '#cfdbe6' }[
    season
  ];
  return Array.from({ length: stage.portrait ? 34 : 46 }, () => {
    const x = random.next() * w;
    const y = top + 24 + random.next() ** 0.7 * (h - top - 40);
    const size = 5 + ((y - top) / (h - top)) * 9;
    if (season === 'winter') return ellipse(x, y, size * 1.9, size * 0.45, blade, { opacity: 0.8 });
    return (
      curve(d`M${x} ${y}L${x - size * 0.5} ${y - size}`, blade, 2.2) +
      curve(d`M${x} ${y}L${x + size * 0.1} ${y - size * 1.25}`, blade, 2.2) +
      curve(d`M${x} ${y}L${x + size * 0.6} ${y - size * 0.9}`, blade, 2.2)
    );
  }).join('');
}

/** Small flowers in spring and summer, fallen leaves in autumn. */
export function speckles(stage: Stage, top: number): string {
  const { random, w, h, season } = stage;
  if (season === 'winter') return '';
  const colours =
    season === 'autumn'
      ? (['#c9632f', '#d98b3a', '#a8452c', '#e0b04a'] as const)
      : (['#ffffff', '#f6d452', '#e98fb0', '#b79be0', '#f2734f'] as const);
  return Array.from({ length: season === 'summer' ? 44 : 58 }, () => {
    const x = random.next() * w;
    const y = top + 18 + random.next() * (h - top - 30);
    const size = 2 + ((y - top) / (h - top)) * 2.6;
    const colour = random.pick(colours);
    if (season === 'autumn')
      return ellipse(x, y, size * 1.6, size * 0.8, colour, { opacity: 0.85 });
    const petals = [0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal / 5) * Math.PI * 2;
      return circle(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.75, colour);
    });
    return petals.join('') + circle(x, y, size * 0.6, colour === '#f6d452' ? '#c98a2b' : '#f3c84a');
  }).join('');
}

/** Meadow from `top` to the picture's lower edge. */
export function meadow(stage: Stage, top: number): string {
  const { mid, near } = grounds[stage.season];
  const grass = linear([
    [0, mid],
    [1, near],
  ]);
  return (
    grass.svg +
    path(
      d`M-5 ${top + 10}Q${stage.w * 0.3} ${top - 22} ${stage.w * 0.62} ${top + 4}T${stage.w + 5} ${top - 6}V${stage.h}H-5Z`,
      grass.fill,
    ) +
    tufts(stage, top + 14) +
    group(speckles(stage, top + 14))
  );
}

/** A path that widens towards the viewer. */
export function footpath(
  stage: Stage,
  far: { x: number; y: number },
  nearX: number,
  nearHalf: number,
): string {
  const colour = grounds[stage.season].path;
  const { h } = stage;
  const bend = (far.y + h) / 2;
  return path(
    d`M${far.x - 8} ${far.y}C${far.x - 30} ${bend - 20} ${nearX - nearHalf * 0.6} ${bend} ${nearX - nearHalf} ${h}H${nearX + nearHalf}C${nearX + nearHalf * 0.6} ${bend} ${far.x + 34} ${bend - 20} ${far.x + 8} ${far.y}Z`,
    colour,
    { opacity: 0.9 },
  );
}
