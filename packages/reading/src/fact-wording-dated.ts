import { dateWords, inEnglish, onDate, type Variety, type Voices } from './fact-wording.ts';
import type { Gender } from './kin-relations.ts';

/** An event as answers put it, before the date: English for both voices, Portuguese in the first and third person. */
export interface EventWords {
  en: string;
  first: string;
  third: string;
}

/** What happened to the person; `detail` is a place or a name. */
export function ownEventWords(
  event: 'born' | 'died' | 'married' | 'retired' | 'came-to' | 'started-work',
  variety: Variety,
  detail = '',
): EventWords {
  const se = variety === 'pt-PT';
  const withWhom = detail ? ` ${detail}` : '';
  const com = detail ? ` com ${detail}` : '';
  switch (event) {
    case 'born':
      return { en: '{I} was born', first: 'nasci', third: 'nasceu' };
    case 'died':
      return { en: '{I} died', first: 'morri', third: 'morreu' };
    case 'married':
      return detail
        ? { en: `{I} married${withWhom}`, first: `casei${com}`, third: `casou${com}` }
        : { en: '{I} was married', first: 'casei', third: 'casou' };
    case 'retired':
      return se
        ? { en: '{I} retired', first: 'reformei-me', third: 'reformou-se' }
        : { en: '{I} retired', first: 'me aposentei', third: 'se aposentou' };
    case 'came-to':
      return {
        en: `{I} came to ${detail}`,
        first: `fui para ${detail}`,
        third: `foi para ${detail}`,
      };
    case 'started-work':
      return { en: '{I} started work', first: 'comecei a trabalhar', third: 'começou a trabalhar' };
  }
}

/** What happened to another person, by name or as 'my wife'. */
export function othersEventWords(
  event: 'born' | 'died',
  who: { en: string; first: string; third: string },
): EventWords {
  const verb = event === 'born' ? { en: 'was born', pt: 'nasceu' } : { en: 'died', pt: 'morreu' };
  return {
    en: `${who.en} ${verb.en}`,
    first: `${who.first} ${verb.pt}`,
    third: `${who.third} ${verb.pt}`,
  };
}

/** 'I married Bert on 12 June 1965.' */
export function datedText(
  words: EventWords,
  { date, year }: { date: string; year: number },
  gender: Gender,
  variety: Variety,
): Voices {
  const when = onDate(dateWords(date, year, variety), variety);
  if (variety === 'en') return inEnglish(capitalised(`${words.en} ${when}.`), gender);
  return {
    'first-person': capitalised(`${words.first} ${when}.`),
    'third-person': capitalised(`${words.third} ${when}.`),
  };
}

/** 'I was born in 1938 and married in 1965, so I was 26 or 27.' */
export function ageText(
  born: number,
  words: EventWords,
  year: number,
  age: string,
  gender: Gender,
  variety: Variety,
): Voices {
  if (variety === 'en')
    return inEnglish(
      `{I} was born in ${born} and ${words.en} in ${year}, so {I} was ${age}.`,
      gender,
    );
  return {
    'first-person': `Nasci em ${born} e ${words.first} em ${year}: tinha ${age} anos.`,
    'third-person': `Nasceu em ${born} e ${words.third} em ${year}: tinha ${age} anos.`,
  };
}

/** That the person had died before something happened. */
export function afterDeathText(
  deathYear: number,
  year: number,
  gender: Gender,
  variety: Variety,
): Voices {
  if (variety === 'en')
    return inEnglish(
      `{I} had died by then: {I} died in ${deathYear}, and that was in ${year}.`,
      gender,
    );
  const then = variety === 'pt-PT' ? 'Nessa altura' : 'Nessa época';
  return {
    'first-person': `${then} eu já tinha morrido: morri em ${deathYear}, e isso foi em ${year}.`,
    'third-person': `${then} já tinha morrido: morreu em ${deathYear}, e isso foi em ${year}.`,
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
