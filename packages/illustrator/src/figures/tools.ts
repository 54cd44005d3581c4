import { curve, d, type Point, path, polygon, rect, stroke, turned } from '../svg/shapes.ts';
import type { Held } from './held.ts';
import type { Joints } from './joints.ts';

const names = [
  'hoe',
  'broom',
  'rake',
  'shovel',
  'oar',
  'fishing-rod',
  'pickaxe',
  'scythe',
] as const;
export type Tool = (typeof names)[number];

const all: ReadonlySet<string> = new Set(names);
export const isTool = (name: string): name is Tool => all.has(name);

const wood = '#9a6b40';
const iron = '#6c727b';

/** The working end at the foot of a handle, upright, before the handle is tilted. */
function end(tool: Tool, { x, y }: Point): string {
  switch (tool) {
    case 'hoe':
      return polygon(
        [
          { x: x - 3, y: y - 12 },
          { x: x + 34, y: y - 4 },
          { x: x + 30, y: y + 3 },
          { x: x - 3, y: y - 2 },
        ],
        iron,
      );
    case 'broom':
      return (
        polygon(
          [
            { x: x - 7, y: y - 40 },
            { x: x + 7, y: y - 40 },
            { x: x + 22, y },
            { x: x - 22, y },
          ],
          '#d8b060',
        ) + rect(x - 9, y - 42, 18, 6, '#a5493f')
      );
    case 'rake':
      return (
        rect(x - 24, y - 12, 48, 6, iron) +
        [-22, -11, 0, 11, 22].map((at) => rect(x + at - 2, y - 10, 4, 13, iron)).join('')
      );
    case 'shovel':
      return path(d`M${x - 15} ${y - 42}h30v24q0 20 -15 24q-15 -4 -15 -24z`, iron);
    case 'oar':
      return path(
        d`M${x - 4} ${y - 70}q-12 12 -11 40q1 30 11 34q10 -4 11 -34q1 -28 -11 -40z`,
        '#b9854f',
      );
    case 'scythe':
      return path(d`M${x - 2} ${y - 4}q40 -14 72 4q-36 -4 -72 8z`, iron);
    default:
      return '';
  }
}

/** A tool with a long handle, which both hands hold: it leans as the hands do and ends below the face. */
export function toolIn(tool: Tool, { hands }: Joints): Held {
  const [upper, lower] = hands;
  const length = Math.hypot(lower.x - upper.x, lower.y - upper.y) || 1;
  const [ux, uy] = [(lower.x - upper.x) / length, (lower.y - upper.y) / length];
  if (tool === 'fishing-rod') {
    const tip = { x: lower.x + 150, y: lower.y - 190 };
    return {
      under:
        curve(
          d`M${lower.x - 26} ${lower.y + 30}Q${lower.x + 60} ${lower.y - 80} ${tip.x} ${tip.y}`,
          '#7b5531',
          4.5,
        ) +
        curve(
          d`M${tip.x} ${tip.y}Q${tip.x + 16} ${lower.y - 60} ${tip.x + 10} ${lower.y + 70}`,
          '#f4f1ea',
          1.6,
        ),
      over: '',
      reach: { left: lower.x - 30, right: tip.x + 20, top: tip.y - 4, bottom: lower.y + 74 },
    };
  }
  const top = { x: upper.x - ux * 14, y: upper.y - uy * 14 };
  const share = (-4 - upper.y) / Math.max(uy, 0.3);
  const foot = { x: upper.x + ux * share, y: -4 };
  const lean = (Math.atan2(uy, ux) * 180) / Math.PI - 90;
  const head =
    tool === 'pickaxe'
      ? path(
          d`M${foot.x - 44} ${foot.y - 2}Q${foot.x} ${foot.y - 30} ${foot.x + 44} ${foot.y - 2}Q${foot.x} ${foot.y - 16} ${foot.x - 44} ${foot.y - 2}Z`,
          iron,
        )
      : end(tool, foot);
  return {
    under: stroke([top, foot], wood, 7) + turned(head, lean, foot.x, foot.y),
    over: '',
    reach: { left: foot.x - 46, right: foot.x + 74, top: top.y, bottom: 2 },
  };
}
