import type { HairStyle } from '../picture-plan.ts';
import { part } from '../svg/parts.ts';
import type { Body } from './body.ts';

export interface Hair {
  /** Behind the head and the shoulders. */
  back: string;
  /** Over the forehead. */
  front: string;
}

const withBack: readonly HairStyle[] = [
  'curly',
  'wavy',
  'long',
  'bob',
  'bun',
  'braids',
  'ponytail',
];

/** Hair of a head whose middle is 0, 0, seen from the front or from the back. */
export function hairOf(
  style: HairStyle,
  colour: string,
  ribbon: string,
  { headX: w, headY: h }: Body,
  fromBehind: boolean,
): Hair {
  const drawn = (name: string) => part(`hair/${name}`, { w, h }, { colour, ribbon });
  if (fromBehind) return { back: '', front: drawn(`${style}-from-behind`) };
  return { back: withBack.includes(style) ? drawn(`${style}-back`) : '', front: drawn(style) };
}
