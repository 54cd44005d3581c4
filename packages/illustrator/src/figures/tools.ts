import { part } from '../svg/parts.ts';
import { curve, d, stroke, turned } from '../svg/shapes.ts';
import type { Held } from './extent.ts';
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
  return {
    under: stroke([top, foot], wood, 7) + turned(part(`tools/${tool}`, foot), lean, foot.x, foot.y),
    over: '',
    reach: { left: foot.x - 46, right: foot.x + 74, top: top.y, bottom: 2 },
  };
}
