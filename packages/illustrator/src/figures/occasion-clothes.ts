import { lighter, mix } from '../svg/colour.ts';
import type { Clothes, Wearer } from './clothes.ts';
import { suit } from './suit.ts';

const black = '#2f2b33';

/** The clothes of weddings, mourning, feasts, school and sleep; undefined for any other day. */
export function occasionClothes(wearer: Wearer, usual: Clothes): Clothes | undefined {
  const { gender, look, year, outfit } = wearer;
  switch (outfit) {
    case 'bride':
      return gender === 'female'
        ? {
            top: '#fdfaf4',
            sleeves: 'long',
            bottom: 'skirt',
            bottomColour: '#fdfaf4',
            hem: 0.95,
            shoes: '#f4eee2',
            belt: '#e7d9c0',
            hat: { kind: 'veil', colour: '#ffffff' },
          }
        : suit('#2f3a52', '#a33b46', usual, gender);
    case 'groom':
      return suit('#2f3a52', '#a33b46', usual, gender);
    case 'mourning':
      return gender === 'female'
        ? {
            ...usual,
            top: black,
            bottom: 'skirt',
            bottomColour: black,
            sleeves: 'long',
            hem: Math.max(0.6, usual.hem),
            apron: undefined,
            pattern: undefined,
            belt: '#45404a',
            collar: undefined,
            jacket: undefined,
            shawl: year < 1970 && wearer.age !== 'child' ? '#3a353f' : undefined,
            hat:
              year < 1970 && wearer.age !== 'child'
                ? { kind: 'headscarf', colour: '#38333c' }
                : undefined,
            socks: '#4a444e',
            shoes: '#241f26',
            scarf: undefined,
          }
        : { ...suit(black, black, usual, gender), bottom: 'trousers' };
    case 'priest':
      return {
        top: '#332f38',
        sleeves: 'long',
        bottom: 'skirt',
        bottomColour: '#332f38',
        hem: 0.94,
        shoes: '#201c22',
        collar: 'clerical',
        buttons: '#55505c',
      };
    case 'festive':
      return gender === 'female'
        ? {
            ...usual,
            top: look.favourite,
            bottom: 'skirt',
            bottomColour: look.favourite,
            hem: Math.max(usual.hem, 0.56),
            belt: lighter(look.favourite, 0.6),
            collar: 'round',
            pattern: 'dots',
            apron: undefined,
            jacket: undefined,
            hat: undefined,
          }
        : suit(mix(look.favourite, '#4a4250', 0.25), look.second, usual, gender);
    case 'pupil':
      return {
        ...usual,
        top: '#f7f2e6',
        apron: undefined,
        pattern: undefined,
        braces: undefined,
        collar: 'shirt',
        bottomColour: '#3f5375',
        belt: undefined,
        waistcoat: '#3f5375',
        hat: undefined,
      };
    case 'night':
      return {
        top: lighter(look.favourite, 0.55),
        sleeves: 'long',
        bottom: gender === 'female' ? 'skirt' : 'trousers',
        bottomColour: lighter(look.favourite, 0.5),
        hem: 0.8,
        shoes: '#b58f78',
        collar: 'round',
      };
    default:
      return undefined;
  }
}
