import { mix } from '../svg/colour.ts';
import type { Clothes, Wearer } from './clothes.ts';
import { occasionClothes } from './occasion-clothes.ts';
import { suit } from './suit.ts';

function farmer({ gender, look, year }: Wearer, usual: Clothes): Clothes {
  if (gender === 'female') {
    return {
      ...usual,
      bottom: 'skirt',
      sleeves: 'long',
      hem: 0.8,
      bottomColour: mix(look.second, '#6b5540', 0.35),
      apron: '#e9dcc0',
      jacket: undefined,
      hat: {
        kind: year < 1970 ? 'headscarf' : 'straw',
        colour: year < 1970 ? look.second : '#e3c27a',
      },
    };
  }
  return {
    top: mix(look.favourite, '#d8c7a4', 0.3),
    sleeves: 'long',
    bottom: 'trousers',
    bottomColour: '#5d6b83',
    hem: 0,
    shoes: '#5a4030',
    collar: 'shirt',
    overalls: '#5d6b83',
    hat: { kind: 'straw', colour: '#e3c27a' },
  };
}

function fisher({ gender, look }: Wearer, usual: Clothes): Clothes {
  if (gender === 'female')
    return {
      ...usual,
      bottom: 'skirt',
      hem: 0.74,
      pattern: 'stripes',
      apron: '#dfe6ea',
      jacket: undefined,
      shawl: look.second,
      hat: { kind: 'headscarf', colour: mix(look.second, '#2f3f57', 0.3) },
    };
  return {
    top: '#e9eef2',
    pattern: 'stripes',
    sleeves: 'long',
    bottom: 'trousers',
    bottomColour: '#6a503c',
    hem: 0,
    shoes: '#3b3f45',
    overalls: '#6a503c',
    hat: { kind: 'flat-cap', colour: '#3e4a58' },
  };
}

function nurse({ gender, year }: Wearer): Clothes {
  return gender === 'female'
    ? {
        top: '#a9c3d8',
        sleeves: 'short',
        bottom: 'skirt',
        bottomColour: '#a9c3d8',
        hem: year < 1940 ? 0.8 : 0.6,
        shoes: '#f2efe9',
        socks: '#f4efe6',
        collar: 'round',
        apron: '#ffffff',
        hat: year < 1985 ? { kind: 'nurse', colour: '#ffffff' } : undefined,
      }
    : {
        top: '#a9c3d8',
        sleeves: 'short',
        bottom: 'trousers',
        bottomColour: '#7f9db8',
        hem: 0,
        shoes: '#f2efe9',
      };
}

/** The clothes of an outfit; undefined for what people wear on any day. */
export function workClothes(wearer: Wearer, usual: Clothes): Clothes | undefined {
  const { gender, look, year, outfit } = wearer;
  switch (outfit) {
    case 'farmer':
      return farmer(wearer, usual);
    case 'fisher':
      return fisher(wearer, usual);
    case 'nurse':
      return nurse(wearer);
    case 'doctor':
      return {
        ...suit('#fbfaf6', look.favourite, usual, gender),
        top: mix(look.favourite, '#ffffff', 0.6),
        bottomColour: '#4b5566',
        hem: 0.6,
      };
    case 'soldier':
      return {
        top: year < 1946 ? '#7d7a55' : '#6f7a56',
        sleeves: 'long',
        bottom: gender === 'male' ? 'trousers' : 'skirt',
        bottomColour: '#6c6a49',
        hem: 0.6,
        shoes: '#3a2d25',
        collar: 'shirt',
        belt: '#54422f',
        buttons: '#c4a75a',
        hat: { kind: 'garrison', colour: '#6c6a49' },
      };
    case 'teacher':
      return suit(mix(look.favourite, '#6b5b4a', 0.35), look.second, usual, gender);
    case 'office':
      return suit(mix(look.second, '#3c4458', 0.55), look.favourite, usual, gender);
    case 'miner':
      return {
        top: '#6b6660',
        sleeves: 'long',
        bottom: 'trousers',
        bottomColour: '#4d4a48',
        hem: 0,
        shoes: '#2f2926',
        collar: 'shirt',
        belt: '#37302b',
        scarf: '#8c4a3c',
        hat: { kind: 'helmet', colour: '#c9a545' },
      };
    case 'worker':
      return gender === 'female'
        ? {
            ...usual,
            bottom: 'skirt',
            sleeves: 'short',
            hem: 0.62,
            apron: '#6f86a3',
            pattern: undefined,
            jacket: undefined,
            hat: { kind: 'headscarf', colour: '#b5544a' },
          }
        : {
            top: '#d8d3c6',
            sleeves: 'long',
            bottom: 'trousers',
            bottomColour: '#45608a',
            hem: 0,
            shoes: '#3b2f2a',
            collar: 'shirt',
            overalls: '#45608a',
            hat: { kind: 'flat-cap', colour: '#55585e' },
          };
    case 'baker':
      return {
        ...usual,
        top: '#f4efe6',
        sleeves: 'short',
        pattern: undefined,
        jacket: undefined,
        waistcoat: undefined,
        braces: undefined,
        collar: 'round',
        apron: '#ffffff',
        bottomColour: gender === 'male' ? '#6a6f7a' : look.favourite,
        hat: { kind: 'baker', colour: '#ffffff' },
      };
    case 'sailor':
      return {
        top: '#f4f6f8',
        sleeves: 'long',
        bottom: 'trousers',
        bottomColour: '#2f4468',
        hem: 0,
        shoes: '#23242c',
        collar: 'sailor',
        hat: { kind: 'sailor', colour: '#ffffff' },
      };
    default:
      return occasionClothes(wearer, usual);
  }
}
