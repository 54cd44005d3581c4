import type { Stage } from '../picture/stage.ts';
import { darker, lighter } from '../svg/colour.ts';
import { linear } from '../svg/gradients.ts';
import { curve, d, ellipse, path, rect } from '../svg/shapes.ts';

interface Surfaces {
  wall: string;
  floor: string;
  paper?: 'stripes' | 'panels' | 'tiles' | 'bricks' | 'planks' | 'plain';
  ground?: 'boards' | 'tiles' | 'stone' | 'plain';
}

function wallPattern({ w, wall: foot }: Stage, colour: string, paper: Surfaces['paper']): string {
  const shade = darker(colour, 0.05);
  switch (paper) {
    case 'stripes':
      return Array.from({ length: Math.ceil(w / 58) }, (_, index) =>
        rect(index * 58, 0, 20, foot, lighter(colour, 0.16)),
      ).join('');
    case 'panels': {
      const high = foot * 0.3;
      return (
        rect(0, foot - high, w, high, lighter(colour, 0.3)) +
        rect(0, foot - high, w, 7, darker(colour, 0.12)) +
        Array.from({ length: Math.ceil(w / 110) }, (_, index) =>
          rect(index * 110 + 14, foot - high + 24, 82, high - 44, 'none', {
            stroke: darker(colour, 0.08),
            'stroke-width': 3,
            rx: 3,
          }),
        ).join('')
      );
    }
    case 'tiles': {
      const high = foot * 0.42;
      const step = 38;
      return (
        rect(0, foot - high, w, high, '#eef2ee') +
        Array.from({ length: Math.ceil(w / step) * Math.ceil(high / step) }, (_, index) => {
          const columns = Math.ceil(w / step);
          return rect(
            (index % columns) * step + 1.5,
            foot - high + Math.floor(index / columns) * step + 1.5,
            step - 3,
            step - 3,
            (index + Math.floor(index / columns)) % 5 === 0 ? '#cfe0e4' : '#f8faf7',
            { rx: 3 },
          );
        }).join('') +
        rect(0, foot - high - 6, w, 8, darker(colour, 0.16))
      );
    }
    case 'bricks':
      return Array.from({ length: Math.ceil(foot / 34) }, (_, row) =>
        Array.from({ length: Math.ceil(w / 82) + 1 }, (_, index) =>
          rect(
            index * 82 - (row % 2) * 41,
            row * 34 + 3,
            76,
            28,
            (row * 7 + index * 3) % 4 === 0 ? lighter(colour, 0.1) : shade,
            { rx: 3 },
          ),
        ).join(''),
      ).join('');
    case 'planks':
      return Array.from({ length: Math.ceil(foot / 46) }, (_, row) =>
        rect(0, row * 46, w, 3, darker(colour, 0.14)),
      ).join('');
    default:
      return '';
  }
}

function floorPattern(
  { w, h, wall: top }: Stage,
  colour: string,
  ground: Surfaces['ground'],
): string {
  const line = darker(colour, 0.16);
  const rows = [0.1, 0.24, 0.42, 0.64, 0.9].map((share) => top + (h - top) * share);
  const across = rows.map((y) => curve(d`M0 ${y}L${w} ${y}`, line, 2, { opacity: 0.7 })).join('');
  if (ground === 'boards') {
    return (
      across +
      rows
        .map((y, row) =>
          [0.13, 0.41, 0.72, 0.94]
            .map((at) =>
              curve(
                d`M${((at + row * 0.083) % 1) * w} ${y}L${((at + row * 0.083) % 1) * w} ${rows[row + 1] ?? h}`,
                line,
                2,
                { opacity: 0.6 },
              ),
            )
            .join(''),
        )
        .join('')
    );
  }
  if (ground === 'tiles' || ground === 'stone') {
    const rays = Array.from({ length: 15 }, (_, index) => {
      const at = (index - 7) / 7;
      return curve(d`M${w / 2 + at * w * 0.62} ${top}L${w / 2 + at * w * 1.3} ${h}`, line, 2, {
        opacity: 0.5,
      });
    });
    return across + rays.join('');
  }
  return '';
}

/** Wall, skirting board and floor. */
export function room(
  stage: Stage,
  { wall, floor, paper = 'plain', ground = 'boards' }: Surfaces,
): string {
  const { w, h, wall: foot } = stage;
  const shaded = linear([
    [0, '#2a1a14', 0.16],
    [0.35, '#2a1a14', 0],
  ]);
  return (
    rect(0, 0, w, foot, wall) +
    wallPattern(stage, wall, paper) +
    shaded.svg +
    rect(0, 0, w, foot, shaded.fill) +
    rect(0, foot, w, h - foot, floor) +
    floorPattern(stage, floor, ground) +
    rect(0, foot - 13, w, 15, darker(floor, 0.3))
  );
}

/** An oval rug beneath the people. */
export function rug({ w, floor, portrait }: Stage, colour: string): string {
  const rx = w * (portrait ? 0.46 : 0.36);
  const ry = portrait ? 120 : 66;
  return [1, 0.88, 0.74]
    .map((share, ring) =>
      ellipse(
        w / 2,
        floor - 4,
        rx * share,
        ry * share,
        [colour, lighter(colour, 0.2), lighter(colour, 0.38)][ring] ?? colour,
      ),
    )
    .join('');
}

/** Light that falls from a window onto the floor by day. */
export function sunOnFloor(
  { timeOfDay, raining, wall, h }: Stage,
  x: number,
  width: number,
): string {
  if (raining || timeOfDay === 'night') return '';
  const colour = timeOfDay === 'evening' ? '#ffb26b' : '#fff3c9';
  return path(d`M${x} ${wall}H${x + width}L${x + width * 1.5} ${h}H${x + width * 0.1}Z`, colour, {
    opacity: 0.22,
  });
}
