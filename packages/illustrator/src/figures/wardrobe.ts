import type { Outfit } from '../picture-plan.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import type { Clothes, Wearer } from './clothes.ts';
import { workClothes } from './work-clothes.ts';

function girl({ look, year }: Wearer): Clothes {
  const modern = year >= 1985;
  if (modern) {
    return {
      top: look.favourite,
      sleeves: 'short',
      bottom: 'trousers',
      bottomColour: '#4f6a94',
      hem: 0,
      shoes: '#f0ece4',
      pattern: 'stripes',
    };
  }
  return {
    top: look.favourite,
    sleeves: year < 1930 ? 'long' : 'short',
    bottom: 'skirt',
    bottomColour: look.favourite,
    hem: year < 1930 ? 0.72 : 0.5,
    socks: '#f7f2e8',
    shoes: '#5a3a2c',
    collar: 'round',
    belt: lighter(look.favourite, 0.55),
    ...(year < 1940 && { apron: '#f6efe0' }),
  };
}

function boy({ look, year }: Wearer): Clothes {
  if (year >= 1985)
    return {
      top: look.favourite,
      sleeves: 'short',
      bottom: 'trousers',
      bottomColour: '#4f6a94',
      hem: 0,
      shoes: '#e8e4dc',
      pattern: 'stripes',
    };
  return {
    top: year < 1945 ? '#efe5d2' : look.favourite,
    sleeves: 'long',
    bottom: 'shorts',
    bottomColour: look.second,
    hem: 0,
    socks: '#d9cfbd',
    shoes: '#4d3529',
    collar: 'shirt',
    buttons: '#8b6f52',
    ...(year < 1955 && { braces: darker(look.favourite, 0.2) }),
    ...(year < 1940 && {
      hat: { kind: 'flat-cap' as const, colour: mix(look.second, '#6e6255', 0.6) },
    }),
  };
}

function woman({ look, year, age }: Wearer): Clothes {
  const old = age === 'elder';
  if (year >= 1975 && !old) {
    return year >= 1990
      ? {
          top: look.favourite,
          sleeves: 'long',
          bottom: 'trousers',
          bottomColour: '#46597c',
          hem: 0,
          shoes: '#7a4b3a',
          scarf: look.second,
        }
      : {
          top: look.favourite,
          sleeves: 'long',
          bottom: 'skirt',
          bottomColour: look.second,
          hem: 0.62,
          shoes: '#7a4b3a',
          collar: 'shirt',
          belt: '#6b4632',
        };
  }
  if (year < 1930) {
    return {
      top: look.favourite,
      sleeves: 'long',
      bottom: 'skirt',
      bottomColour: darker(look.second, 0.15),
      hem: 0.93,
      shoes: '#3d2b26',
      collar: 'round',
      shawl: old ? darker(look.second, 0.1) : undefined,
      apron: old ? undefined : '#efe6d3',
    };
  }
  return {
    top: look.favourite,
    sleeves: old || year < 1945 ? 'long' : 'short',
    bottom: 'skirt',
    bottomColour: look.favourite,
    hem: old ? 0.72 : year < 1960 ? 0.64 : 0.52,
    shoes: '#5a3a30',
    collar: 'round',
    belt: lighter(look.favourite, 0.4),
    pattern: old ? undefined : 'dots',
    ...(old && { jacket: mix(look.second, '#cbb9a0', 0.35), socks: '#d8c3ac' }),
  };
}

function man({ look, year, age }: Wearer): Clothes {
  const old = age === 'elder';
  if (year >= 1980 && !old)
    return {
      top: look.favourite,
      sleeves: 'long',
      bottom: 'trousers',
      bottomColour: '#46597c',
      hem: 0,
      shoes: '#5c4334',
      collar: 'shirt',
      pattern: year < 1995 ? 'checks' : undefined,
    };
  if (old) {
    return {
      top: '#f1e7d4',
      sleeves: 'long',
      bottom: 'trousers',
      bottomColour: mix(look.second, '#5d5147', 0.5),
      hem: 0,
      shoes: '#4a352b',
      collar: 'shirt',
      ...(year < 1955
        ? { waistcoat: look.favourite }
        : { jacket: look.favourite, buttons: '#f3e6cc' }),
    };
  }
  if (year < 1945) {
    return {
      top: '#f1e8d8',
      sleeves: 'long',
      bottom: 'trousers',
      bottomColour: mix(look.second, '#4e453f', 0.5),
      hem: 0,
      shoes: '#3f2f28',
      collar: 'shirt',
      waistcoat: look.favourite,
      hat: { kind: 'flat-cap', colour: mix(look.second, '#5c5148', 0.6) },
    };
  }
  return {
    top: look.favourite,
    sleeves: 'long',
    bottom: 'trousers',
    bottomColour: mix(look.second, '#4e4740', 0.4),
    hem: 0,
    shoes: '#463228',
    collar: 'shirt',
    buttons: lighter(look.favourite, 0.5),
    belt: '#5a3d2c',
  };
}

function everyday(wearer: Wearer): Clothes {
  const young = wearer.age === 'child' || wearer.age === 'baby';
  if (wearer.gender === 'female') return young ? girl(wearer) : woman(wearer);
  return young ? boy(wearer) : man(wearer);
}

/** Work and Sunday clothes that go under a coat. */
const underCoat: ReadonlySet<Outfit> = new Set([
  'farmer',
  'fisher',
  'teacher',
  'office',
  'festive',
  'pupil',
  'nurse',
  'doctor',
  'worker',
  'baker',
]);

/** In the snow all wear a coat and something warm on the head. */
function wrapped(clothes: Clothes, { look, gender, year, age }: Wearer): Clothes {
  const coat = mix(look.favourite, '#54413d', 0.2);
  return {
    ...clothes,
    top: coat,
    sleeves: 'long',
    pattern: undefined,
    jacket: undefined,
    waistcoat: undefined,
    apron: undefined,
    braces: undefined,
    tie: undefined,
    overalls: undefined,
    shawl: undefined,
    ...(clothes.bottom === 'skirt' && {
      bottomColour: coat,
      hem: Math.max(clothes.hem, 0.55),
      socks: '#5b4b46',
    }),
    ...(clothes.bottom === 'shorts' && { bottom: 'trousers' as const }),
    buttons: lighter(coat, 0.5),
    belt: undefined,
    collar: undefined,
    shoes: '#3f2d28',
    scarf: look.second,
    hat:
      clothes.hat && clothes.hat.kind !== 'straw'
        ? clothes.hat
        : year < 1950 && gender === 'female' && age !== 'child'
          ? { kind: 'headscarf', colour: look.second }
          : { kind: 'wool', colour: look.second },
  };
}

/** What a person wears: by their work or the day first, then by the years, their age and the weather. */
export function clothesOf(wearer: Wearer): Clothes {
  const grown = wearer.age !== 'child' && wearer.age !== 'baby';
  const usual = everyday(wearer);
  const forWork =
    grown || ['pupil', 'mourning', 'night', 'festive'].includes(wearer.outfit)
      ? workClothes(wearer, usual)
      : undefined;
  if (forWork)
    return wearer.cold && underCoat.has(wearer.outfit) ? wrapped(forWork, wearer) : forWork;
  return wearer.cold ? wrapped(usual, wearer) : usual;
}
