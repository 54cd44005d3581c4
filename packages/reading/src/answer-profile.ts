import type { Draft } from './fact-answer.ts';
import type { Asked } from './fact-question-patterns.ts';
import { inCountry, inEnglish, type Variety, type Voices } from './fact-wording.ts';
import type { Gender } from './kin-relations.ts';
import type { KnownLife } from './life-of.ts';
import { countryName, findPlace } from './places.ts';

/** What the family filled in about the person: where they were born, their work, full name and religion. */
export function answerProfile(asked: Asked, life: KnownLife, variety: Variety): Draft | undefined {
  const { person, gender } = life;
  const birthPlace = person.birthPlace?.trim();
  const facts: Draft['facts'] = [];
  switch (asked) {
    case 'birth-place':
      return birthPlace
        ? { kind: 'place', facts, text: bornIn(birthPlace, gender, variety) }
        : undefined;
    case 'country':
      return birthPlace ? answerCountry(birthPlace, life, variety) : undefined;
    case 'region': {
      const region = birthPlace && findPlace(birthPlace).region;
      return region
        ? { kind: 'place', facts, text: bornIn(birthPlace, gender, variety) }
        : undefined;
    }
    case 'job':
      return answerJob(life, variety);
    case 'name':
      return person.fullName?.trim()
        ? {
            kind: 'name',
            facts,
            names: [person.fullName.trim()],
            text: possessed('full name', 'nome completo', person.fullName.trim(), gender, variety),
          }
        : undefined;
    case 'religion':
      return person.religion?.trim()
        ? {
            kind: 'religion',
            facts,
            text: possessed(
              'religion',
              'religião',
              faith(person.religion, variety),
              gender,
              variety,
            ),
          }
        : undefined;
    default:
      return undefined;
  }
}

function bornIn(place: string, gender: Gender, variety: Variety): Voices {
  if (variety === 'en') return inEnglish(`{I} was born in ${place}.`, gender);
  return { 'first-person': `Nasci em ${place}.`, 'third-person': `Nasceu em ${place}.` };
}

function answerCountry(birthPlace: string, { gender }: KnownLife, variety: Variety) {
  const code = findPlace(birthPlace).country;
  if (!code) return undefined;
  const country = countryName(code, variety);
  const within = inCountry(country, variety);
  const isSaid = birthPlace.includes(country);
  const where = isSaid ? birthPlace : `${birthPlace}, ${within}`;
  const text = bornIn(where, gender, variety);
  return { kind: 'country', facts: [], country, text } satisfies Draft;
}

// As the family wrote it: a trade, a list or a sentence.
function answerJob({ person, gender }: KnownLife, variety: Variety): Draft | undefined {
  const occupation = person.occupation?.trim();
  if (!occupation) return undefined;
  if (variety === 'en') {
    const text = inEnglish(`{My} work, in the family’s words: ${occupation}.`, gender);
    return { kind: 'job', facts: [], text };
  }
  const words = `nas palavras da família: ${occupation}.`;
  const text = {
    'first-person': `O meu trabalho, ${words}`,
    'third-person': `O trabalho ${gender === 'f' ? 'dela' : 'dele'}, ${words}`,
  };
  return { kind: 'job', facts: [], text };
}

// 'Católica' is written small within a sentence, 'Igreja Batista' is not.
function faith(religion: string, variety: Variety): string {
  const text = religion.trim();
  return variety === 'en' || text.includes(' ') ? text : text.toLowerCase();
}

function possessed(
  en: string,
  pt: string,
  value: string,
  gender: Gender,
  variety: Variety,
): Voices {
  if (variety === 'en') return inEnglish(`{My} ${en} was ${value}.`, gender);
  const isFemale = pt.endsWith('ão');
  const article = isFemale ? 'A' : 'O';
  const mine = isFemale ? 'minha' : 'meu';
  const my =
    variety === 'pt-PT' ? `${article} ${mine}` : mine.charAt(0).toUpperCase() + mine.slice(1);
  const his = gender === 'f' ? 'dela' : 'dele';
  return {
    'first-person': `${my} ${pt} era ${value}.`,
    'third-person': `${article} ${pt} ${his} era ${value}.`,
  };
}
