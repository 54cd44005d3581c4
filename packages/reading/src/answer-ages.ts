import { birthOrDeath, ownEvent } from './answer-years.ts';
import { yearsBetween } from './arithmetic.ts';
import type { Draft } from './fact-answer.ts';
import type { FactQuestion } from './fact-question.ts';
import { inEnglish, type Variety, type Voices, ages as written } from './fact-wording.ts';
import { ageText } from './fact-wording-dated.ts';
import type { KnownLife } from './life-of.ts';
import { fold } from './words.ts';

const relations = {
  'age-at-wedding': 'married',
  'age-at-retirement': 'retired',
  'age-at-arrival': 'came-to',
  'age-at-work': 'started-work',
} as const;

/** 'How old were you when you married', 'how old were you' (at the end), 'how old would you be today'. */
export function answerAge(
  { asked, who, place }: FactQuestion,
  life: KnownLife,
  variety: Variety,
  now: Date,
): Draft | undefined {
  const born = life.ownEvent('born');
  if (!born) return undefined;
  if (asked === 'age-now' || (asked === 'age-at-death' && !life.person.deathYear))
    return ageNow(born.year, life, variety, now);
  const found = isOwn(asked)
    ? ownEvent(relations[asked], place, life, variety)
    : asked === 'age-at-birth-of'
      ? birthOrDeath('born', who, life, variety)
      : birthOrDeath('died', asked === 'age-at-death' ? { is: 'self' } : who, life, variety);
  if (!found)
    return asked === 'age-at-arrival' && place ? ageTold(place, life, variety) : undefined;
  const { event, words } = found;
  const said = life.own('age-at').find((fact) => fact.year === event.year);
  const years = yearsBetween(born, event);
  const age = said && years.includes(Number(said.object)) ? [Number(said.object)] : years;
  if (age.length === 0) return undefined;
  const text = ageText(born.year, words, event.year, written(age, variety), life.gender, variety);
  const facts = [...born.facts, ...event.facts, ...(said && age.length === 1 ? [said] : [])];
  return { kind: 'age', facts: [...new Set(facts)], year: event.year, ages: age, text };
}

// 'At eleven I was sent to Évora' tells the age by itself.
function ageTold(place: string, life: KnownLife, variety: Variety): Draft | undefined {
  const [told, ...more] = life.own('age-at').filter(
    ({ sentence }) =>
      sentence &&
      fold(sentence)
        .split(/\P{L}+/u)
        .includes(place),
  );
  if (!told || more.length > 0) return undefined;
  const text: Voices =
    variety === 'en'
      ? inEnglish(`{I} was ${told.object}.`, life.gender)
      : {
          'first-person': `Tinha ${told.object} anos.`,
          'third-person': `Tinha ${told.object} anos.`,
        };
  return { kind: 'age', facts: [told], ages: [Number(told.object)], text };
}

function isOwn(asked: string): asked is keyof typeof relations {
  return asked in relations;
}

function ageNow(born: number, life: KnownLife, variety: Variety, now: Date): Draft {
  const years = now.getFullYear() - born;
  const age = [years - 1, years];
  const words = written(age, variety);
  const text: Voices =
    variety === 'en'
      ? inEnglish(`{I} was born in ${born}; that would make ${words} years today.`, life.gender)
      : {
          'first-person': `Nasci em ${born}: hoje seriam ${words} anos.`,
          'third-person': `Nasceu em ${born}: hoje seriam ${words} anos.`,
        };
  return { kind: 'age', facts: [], ages: age, text };
}

/** 'How long were you married': as told, otherwise from the wedding to the first death of the two. */
export function answerMarriageLength(life: KnownLife, variety: Variety): Draft | undefined {
  const told = life.own('years-married')[0];
  if (told) {
    const count = Number(told.object);
    return {
      kind: 'count',
      facts: [told],
      count,
      text: lengthText(told.object, '', life, variety),
    };
  }
  const wedding = life.dated('married');
  const spouse = life.event(
    { is: 'kin', relations: ['wife', 'husband'], isPlural: false, words: [] },
    'died',
  );
  const own = life.ownEvent('died');
  // Without the spouse's death it cannot be told which of the two came first.
  if (!wedding || !spouse) return undefined;
  const isOwn = own !== undefined && own.year < spouse.year;
  const end = isOwn ? own : spouse;
  const years = yearsBetween(wedding, end);
  if (years.length === 0) return undefined;
  const facts = [...wedding.facts, ...(isOwn ? [] : spouse.facts)];
  const from =
    variety === 'en' ? `from ${wedding.year} to ${end.year}` : `de ${wedding.year} a ${end.year}`;
  const text = lengthText(written(years, variety), from, life, variety);
  return {
    kind: 'count',
    facts,
    ages: years,
    ...(years.length === 1 && { count: years[0] }),
    text,
  };
}

function lengthText(years: string, from: string, life: KnownLife, variety: Variety): Voices {
  const parts = (text: string) => text + (from ? `, ${from}.` : '.');
  if (variety === 'en') return inEnglish(parts(`{I} was married for ${years} years`), life.gender);
  const married = life.gender === 'f' ? 'casada' : 'casado';
  const stayed = variety === 'pt-PT' ? ['Estive', 'Esteve'] : ['Fui', 'Foi'];
  return {
    'first-person': parts(`${stayed[0]} ${married} durante ${years} anos`),
    'third-person': parts(`${stayed[1]} ${married} durante ${years} anos`),
  };
}
