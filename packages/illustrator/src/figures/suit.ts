import { darker } from '../svg/colour.ts';
import type { Clothes, Wearer } from './clothes.ts';

/** Jacket and trousers or skirt of one cloth, with a white shirt. */
export function suit(
  colour: string,
  tie: string | undefined,
  usual: Clothes,
  gender: Wearer['gender'],
): Clothes {
  return {
    ...usual,
    top: '#f7f3ea',
    sleeves: 'long',
    collar: 'shirt',
    jacket: colour,
    tie: gender === 'male' ? tie : undefined,
    waistcoat: undefined,
    braces: undefined,
    pattern: undefined,
    apron: undefined,
    hat: undefined,
    shawl: undefined,
    buttons: undefined,
    scarf: undefined,
    belt: undefined,
    shoes: '#33272a',
    bottom: gender === 'male' ? 'trousers' : 'skirt',
    bottomColour: gender === 'male' ? darker(colour, 0.08) : colour,
    hem: gender === 'male' ? 0 : Math.max(usual.hem, 0.6),
  };
}
