import type { Age, Gender, Look, Outfit } from '../picture-plan.ts';

export type HatKind =
  | 'flat-cap'
  | 'straw'
  | 'headscarf'
  | 'nurse'
  | 'garrison'
  | 'sailor'
  | 'veil'
  | 'helmet'
  | 'baker'
  | 'wool'
  | 'felt';

export interface Clothes {
  top: string;
  sleeves: 'long' | 'short' | 'none';
  bottom: 'trousers' | 'shorts' | 'skirt';
  bottomColour: string;
  /** How much of the leg a skirt covers, 0 to 1. */
  hem: number;
  socks?: string;
  shoes: string;
  collar?: 'round' | 'shirt' | 'sailor' | 'clerical';
  pattern?: 'dots' | 'stripes' | 'checks';
  /** Open jacket over the top. */
  jacket?: string;
  waistcoat?: string;
  tie?: string;
  buttons?: string;
  braces?: string;
  overalls?: string;
  apron?: string;
  belt?: string;
  shawl?: string;
  scarf?: string;
  hat?: { kind: HatKind; colour: string };
}

export interface Wearer {
  age: Age;
  gender: Gender;
  look: Look;
  outfit: Outfit;
  year: number;
  /** Outdoors in winter. */
  cold: boolean;
}
