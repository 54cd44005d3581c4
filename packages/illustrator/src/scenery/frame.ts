import type { Stage } from '../picture/stage.ts';
import { radial } from '../svg/gradients.ts';
import { d, path, rect } from '../svg/shapes.ts';

export const paper = '#fdf3e1';
export const gold = '#c9a263';

const rounded = (inset: number, radius: number, { w, h }: Pick<Stage, 'w' | 'h'>) => {
  const [right, bottom] = [w - inset, h - inset];
  return d`M${inset + radius} ${inset}H${right - radius}Q${right} ${inset} ${right} ${inset + radius}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${inset + radius}Q${inset} ${bottom} ${inset} ${bottom - radius}V${inset + radius}Q${inset} ${inset} ${inset + radius} ${inset}Z`;
};

/** Edges a little darker, then the paper of the book around the picture. */
export function frame(stage: Pick<Stage, 'w' | 'h'>): string {
  const edge = radial([
    [0.55, '#3a2030', 0],
    [1, '#3a2030', 0.2],
  ]);
  const { w, h } = stage;
  return (
    edge.svg +
    rect(-w * 0.14, -h * 0.14, w * 1.28, h * 1.28, edge.fill) +
    path(`${d`M-2 -2H${w + 2}V${h + 2}H-2Z`}${rounded(16, 24, stage)}`, paper, {
      'fill-rule': 'evenodd',
    }) +
    path(rounded(16, 24, stage), 'none', { stroke: gold, 'stroke-width': 3.5 })
  );
}
