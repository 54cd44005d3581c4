import type { Box } from '../figures/extent.ts';
import type { Stage } from '../stage.ts';
import { groundShadow } from '../svg/shapes.ts';
import { thingIcon } from './thing-icon.ts';
import { type Thing, things } from './things.ts';

const large = 120;

/** Things on the ground beside the people, the larger ones a step behind; what has no room is left out. */
export function placeThings(names: readonly Thing[], stage: Stage, people: readonly Box[]): string {
  const scale = stage.portrait ? 1.3 : 1;
  const edge = stage.w * 0.045;
  const free = {
    left: people.length > 0 ? Math.min(...people.map(({ left }) => left)) - 10 : stage.w * 0.5,
    right: people.length > 0 ? Math.max(...people.map(({ right }) => right)) + 10 : stage.w * 0.5,
  };
  let side: 'left' | 'right' = stage.w - free.right > free.left ? 'right' : 'left';
  return names
    .map((name) => {
      const width = things[name] * scale;
      const roomIn = (where: 'left' | 'right') =>
        where === 'left' ? free.left - edge : stage.w - edge - free.right;
      if (roomIn(side) < width) side = side === 'left' ? 'right' : 'left';
      if (roomIn(side) < width) return '';
      const back = width > large * scale;
      const x = side === 'left' ? free.left - width / 2 : free.right + width / 2;
      const y = stage.floor + (back ? -26 : stage.random.between(-2, 16));
      if (side === 'left') free.left -= width + 16;
      else free.right += width + 16;
      const mirrored = side === 'left';
      side = side === 'left' ? 'right' : 'left';
      return groundShadow(x, y, width * 0.4) + thingIcon(name, x, y, scale, mirrored);
    })
    .join('');
}
