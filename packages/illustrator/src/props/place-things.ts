import type { Stage } from '../picture/stage.ts';
import { type Box, ellipse, groundShadow, rect } from '../svg/shapes.ts';
import { heightOf, is, thingIcon } from './things.ts';

const large = 120;
interface Slot {
  width: number;
  back: boolean;
  draw(x: number, y: number, mirrored: boolean): string;
}

function stand(inside: boolean, names: readonly string[], scale: number): Slot {
  const each = names.map((name) => heightOf(name) * scale);
  const width = Math.max(90 * scale, each.reduce((sum, one) => sum + one, 0) + 12);
  const high = (inside ? 104 : 58) * scale;
  return {
    width,
    back: true,
    draw(x, y) {
      const below = inside
        ? ellipse(x, y, width * 0.3, 8, '#5b3d28') +
          rect(x - 6, y - high, 12, high, '#74492f') +
          ellipse(x, y - high, width * 0.54, 11, '#9a6a44') +
          ellipse(x, y - high - 3, width * 0.54, 10, '#b07f54')
        : rect(x - width / 2, y - high, width, high, '#b98a58') +
          [0.34, 0.68]
            .map((at) => rect(x - width / 2, y - high * at, width, 4, '#8f6538'))
            .join('') +
          rect(x - width / 2, y - high, 9, high, '#9c7044') +
          rect(x + width / 2 - 9, y - high, 9, high, '#9c7044');
      let left = x - each.reduce((sum, one) => sum + one, 0) / 2;
      const above = names.map((name, index) => {
        const at = left + (each[index] ?? 0) / 2;
        left += each[index] ?? 0;
        return thingIcon(name, at, y - high - 1, scale);
      });
      return groundShadow(x, y, width * 0.5) + below + above.join('');
    },
  };
}

function onGround(name: string, scale: number): Slot {
  const width = heightOf(name) * scale * (name === 'luggage' ? 1.15 : 1);
  return {
    width,
    back: width > large * scale,
    draw: (x, y, mirrored) =>
      groundShadow(x, y, width * 0.4) + thingIcon(name, x, y, scale, mirrored),
  };
}

/** Things beside the people: small ones on a table or crate, large ones a step behind; what has no room is left out. */
export function placeThings(
  names: readonly string[],
  stage: Stage,
  inside: boolean,
  people: readonly Box[],
): string {
  const scale = stage.portrait ? 1.25 : 1;
  const edge = stage.w * 0.045;
  const small = names.filter((name) => is(name, 'laid')).slice(0, 2);
  const slots = [
    ...names.filter((name) => !is(name, 'laid')).map((name) => onGround(name, scale)),
    ...(small.length > 0 ? [stand(inside, small, scale)] : []),
  ];
  const free = {
    left: people.length > 0 ? Math.min(...people.map(({ left }) => left)) - 14 : stage.w * 0.5,
    right: people.length > 0 ? Math.max(...people.map(({ right }) => right)) + 14 : stage.w * 0.5,
  };
  const roomIn = (where: 'left' | 'right') =>
    where === 'left' ? free.left - edge : stage.w - edge - free.right;
  return slots
    .map(({ width, back, draw }) => {
      const side = roomIn('left') > roomIn('right') ? 'left' : 'right';
      if (roomIn(side) < width) return '';
      const x = side === 'left' ? free.left - width / 2 : free.right + width / 2;
      const y = stage.floor + (back ? -18 : stage.random.between(-2, 12));
      if (side === 'left') free.left -= width + 18;
      else free.right += width + 18;
      return draw(x, y, side === 'left');
    })
    .join('');
}
