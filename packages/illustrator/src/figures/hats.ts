import { darker, lighter } from '../svg/colour.ts';
import { circle, curve, d, ellipse, path, rect } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { HatKind } from './clothes.ts';

type Draw = (x: number, y: number, colour: string) => string;

const crown = (x: number, y: number, top: number, brow: number) =>
  d`M${-x * 1.1} ${-y * brow}C${-x * 1.12} ${-y * top} ${x * 1.12} ${-y * top} ${x * 1.1} ${-y * brow}`;

/** Over the hair, in front of the head. */
const hats: Record<HatKind, Draw> = {
  'flat-cap': (x, y, colour) =>
    path(`${crown(x * 1.03, y, 1.62, 0.44)}Q0 ${-y * 0.62} ${-x * 1.13} ${-y * 0.44}Z`, colour) +
    path(
      d`M${-x * 0.2} ${-y * 0.6}Q${x * 0.7} ${-y * 0.86} ${x * 1.3} ${-y * 0.34}Q${x * 0.8} ${-y * 0.5} ${-x * 0.2} ${-y * 0.44}Z`,
      darker(colour, 0.25),
    ),
  straw: (x, y, colour) =>
    path(
      d`M${-x * 0.82} ${-y * 0.56}C${-x * 0.8} ${-y * 1.72} ${x * 0.8} ${-y * 1.72} ${x * 0.82} ${-y * 0.56}Z`,
      colour,
    ) +
    path(
      d`M${-x * 0.84} ${-y * 0.78}Q0 ${-y * 0.96} ${x * 0.84} ${-y * 0.78}V${-y * 0.56}H${-x * 0.84}Z`,
      '#a65a3e',
    ) +
    ellipse(0, -y * 0.56, x * 1.66, y * 0.2, darker(colour, 0.06)) +
    ellipse(0, -y * 0.6, x * 1.6, y * 0.15, lighter(colour, 0.14)),
  headscarf: (x, y, colour) =>
    path(
      d`M${-x * 1.12} ${y * 0.5}C${-x * 1.3} ${-y * 0.9} ${-x * 0.6} ${-y * 1.28} 0 ${-y * 1.28}C${x * 0.6} ${-y * 1.28} ${x * 1.3} ${-y * 0.9} ${x * 1.12} ${y * 0.5}C${x * 0.98} ${y * 0.1} ${x * 0.9} ${-y * 0.5} 0 ${-y * 0.56}C${-x * 0.9} ${-y * 0.5} ${-x * 0.98} ${y * 0.1} ${-x * 1.12} ${y * 0.5}Z`,
      colour,
    ) +
    curve(
      d`M${-x * 0.92} ${-y * 0.28}Q${-x * 0.6} ${-y * 0.74} 0 ${-y * 0.76}Q${x * 0.6} ${-y * 0.74} ${x * 0.92} ${-y * 0.28}`,
      lighter(colour, 0.3),
      3,
    ),
  nurse: (x, y, colour) =>
    path(
      d`M${-x * 0.72} ${-y * 0.74}Q0 ${-y * 0.98} ${x * 0.72} ${-y * 0.74}L${x * 0.6} ${-y * 1.4}Q0 ${-y * 1.56} ${-x * 0.6} ${-y * 1.4}Z`,
      colour,
      { stroke: '#d5dde4', 'stroke-width': 2 },
    ) +
    rect(-4, -y * 1.34, 8, 24, '#cf5a55') +
    rect(-12, -y * 1.34 + 8, 24, 8, '#cf5a55'),
  garrison: (x, y, colour) =>
    path(
      d`M${-x * 1.02} ${-y * 0.5}Q${-x * 0.9} ${-y * 1.4} ${-x * 0.1} ${-y * 1.46}Q${x * 0.8} ${-y * 1.4} ${x * 1.02} ${-y * 0.5}Q0 ${-y * 0.8} ${-x * 1.02} ${-y * 0.5}Z`,
      colour,
    ) +
    path(
      d`M${-x * 1.02} ${-y * 0.5}Q0 ${-y * 0.8} ${x * 1.02} ${-y * 0.5}L${x * 0.98} ${-y * 0.74}Q0 ${-y * 1.06} ${-x * 0.98} ${-y * 0.74}Z`,
      darker(colour, 0.18),
    ),
  sailor: (x, y, colour) =>
    path(
      d`M${-x * 0.98} ${-y * 0.66}Q0 ${-y * 0.96} ${x * 0.98} ${-y * 0.66}L${x * 1.06} ${-y * 1.16}Q0 ${-y * 1.66} ${-x * 1.06} ${-y * 1.16}Z`,
      colour,
      { stroke: '#d7dfe8', 'stroke-width': 2 },
    ) +
    path(
      d`M${-x * 1.0} ${-y * 0.56}Q0 ${-y * 0.86} ${x * 1.0} ${-y * 0.56}L${x * 1.02} ${-y * 0.8}Q0 ${-y * 1.1} ${-x * 1.02} ${-y * 0.8}Z`,
      '#2f4468',
    ),
  veil: (x, y, colour) =>
    path(
      d`M${-x * 1.08} ${-y * 0.34}C${-x * 1.1} ${-y * 1.4} ${x * 1.1} ${-y * 1.4} ${x * 1.08} ${-y * 0.34}Q0 ${-y * 1.3} ${-x * 1.08} ${-y * 0.34}Z`,
      colour,
      { opacity: 0.9 },
    ) +
    [-0.7, -0.38, 0, 0.38, 0.7]
      .map(
        (at) =>
          circle(at * x, -y * (1.06 - Math.abs(at) * 0.5), x * 0.13, '#f6c9cf') +
          circle(at * x, -y * (1.06 - Math.abs(at) * 0.5), x * 0.05, '#fdf1d0'),
      )
      .join(''),
  helmet: (x, y, colour) =>
    path(`${crown(x * 1.02, y, 1.66, 0.5)}Z`, colour) +
    rect(-x * 1.26, -y * 0.62, x * 2.52, y * 0.18, darker(colour, 0.2), { rx: 5 }) +
    circle(0, -y * 0.98, x * 0.2, '#55504a') +
    circle(0, -y * 0.98, x * 0.14, '#fff1b8'),
  baker: (x, y, colour) =>
    circle(-x * 0.56, -y * 1.42, x * 0.46, colour, { stroke: '#e2dccf', 'stroke-width': 2 }) +
    circle(x * 0.56, -y * 1.42, x * 0.46, colour, { stroke: '#e2dccf', 'stroke-width': 2 }) +
    circle(0, -y * 1.56, x * 0.54, colour, { stroke: '#e2dccf', 'stroke-width': 2 }) +
    path(
      d`M${-x * 0.9} ${-y * 0.62}Q0 ${-y * 0.86} ${x * 0.9} ${-y * 0.62}L${x * 0.84} ${-y * 1.4}H${-x * 0.84}Z`,
      colour,
    ) +
    curve(d`M${-x * 0.9} ${-y * 0.62}Q0 ${-y * 0.86} ${x * 0.9} ${-y * 0.62}`, '#d9d2c3', 3),
  wool: (x, y, colour) =>
    path(`${crown(x * 1.02, y, 1.7, 0.42)}Z`, colour) +
    path(
      d`M${-x * 1.16} ${-y * 0.3}Q0 ${-y * 0.62} ${x * 1.16} ${-y * 0.3}L${x * 1.14} ${-y * 0.62}Q0 ${-y * 0.94} ${-x * 1.14} ${-y * 0.62}Z`,
      lighter(colour, 0.3),
    ) +
    circle(0, -y * 1.44, x * 0.24, lighter(colour, 0.45)),
  felt: (x, y, colour) =>
    path(
      d`M${-x * 0.84} ${-y * 0.6}C${-x * 0.9} ${-y * 1.5} ${-x * 0.3} ${-y * 1.5} 0 ${-y * 1.36}C${x * 0.3} ${-y * 1.5} ${x * 0.9} ${-y * 1.5} ${x * 0.84} ${-y * 0.6}Z`,
      colour,
    ) +
    rect(-x * 0.86, -y * 0.82, x * 1.72, y * 0.2, darker(colour, 0.35)) +
    ellipse(0, -y * 0.58, x * 1.4, y * 0.14, darker(colour, 0.08)),
};

export const hatOf = (kind: HatKind, colour: string, { headX, headY }: Body) =>
  hats[kind](headX, headY, colour);

/** A scarf tied over the head, as seen from behind. */
export const scarfFromBehind = (colour: string, { headX: x, headY: y }: Body) =>
  path(
    d`M${-x * 1.12} ${y * 0.3}C${-x * 1.3} ${-y * 0.9} ${-x * 0.6} ${-y * 1.28} 0 ${-y * 1.28}C${x * 0.6} ${-y * 1.28} ${x * 1.3} ${-y * 0.9} ${x * 1.12} ${y * 0.3}Q${x * 0.5} ${y * 0.75} 0 ${y * 1.35}Q${-x * 0.5} ${y * 0.75} ${-x * 1.12} ${y * 0.3}Z`,
    colour,
  ) +
  curve(d`M${-x * 0.9} ${y * 0.28}Q0 ${y * 0.02} ${x * 0.9} ${y * 0.28}`, darker(colour, 0.25), 4);

/** What hangs from a hat behind the shoulders. */
export function hatBack(kind: HatKind, { headX: x, headY: y }: Body): string {
  if (kind === 'veil')
    return path(
      d`M${-x * 1.0} ${-y * 0.6}C${-x * 1.5} ${y * 1.2} ${-x * 1.8} ${y * 3} ${-x * 1.7} ${y * 4.4}Q0 ${y * 4.8} ${x * 1.7} ${y * 4.4}C${x * 1.8} ${y * 3} ${x * 1.5} ${y * 1.2} ${x * 1.0} ${-y * 0.6}Z`,
      '#ffffff',
      { opacity: 0.5 },
    );
  return '';
}
/** Above the head, in heights of half a head. */
export const hatHeights: Partial<Record<HatKind, number>> = {
  baker: 2.15,
  straw: 1.5,
  wool: 1.7,
  helmet: 1.45,
  nurse: 1.5,
  'flat-cap': 1.35,
  garrison: 1.45,
  sailor: 1.5,
};
/** Hats that hide a bun or curls on top. */
export const coveringHats: ReadonlySet<HatKind> = new Set([
  'headscarf',
  'wool',
  'helmet',
  'flat-cap',
  'straw',
  'baker',
  'garrison',
  'sailor',
  'felt',
]);
