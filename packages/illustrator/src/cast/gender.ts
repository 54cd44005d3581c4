import { genderOfName } from '@heartwood/reading/given-names';
import { pattern, type Tongue } from '../lexicon/entry.ts';
import type { Gender } from '../picture-plan.ts';
import { spouseNameIn } from './names.ts';

const signals: Record<Tongue, Record<Gender, string>> = {
  en: {
    female:
      'my husband|as a (?:little |small |young )?(?:girl|woman)|a (?:little |young )?girl of|i (?:was|became|am) a (?:mother|widow|girl|nurse|seamstress|wife|grandmother|housewife|midwife)|i was (?:a|an) [\\p{L} ]{0,60}?(?:girl|daughter|woman)|my wedding dress|gave birth|pregnant|eldest daughter|youngest daughter|only daughter|became a (?:mother|grandmother)',
    male: 'my wife|as a (?:little |small |young )?(?:boy|man)|a (?:little |young )?boy of|i (?:was|became|am) a (?:father|widower|boy|grandfather|soldier|sailor|fisherman|husband|miner|carpenter|blacksmith)|i was (?:a|an) [\\p{L} ]{0,60}?(?:boy|son|man)|conscript(?:ed|ion)|eldest son|youngest son|only son|became a (?:father|grandfather)',
  },
  pt: {
    female:
      'o? ?meu marido|em (?:menina|rapariga)|era (?:uma )?(?:menina|rapariga|pequena|moça)|fui mãe|grávida|dei à luz|fiquei viúva|nascida|casada|eu mesma|sozinha|fui (?:costureira|enfermeira|professora|criada|operária)|filha mais (?:velha|nova)|obrigada|orgulhosa',
    male: '(?:a )?minha (?:mulher|esposa)|em (?:menino|rapaz)|era (?:um )?(?:menino|rapaz|pequeno|miúdo|moço)|fui pai|fiquei viúvo|nascido|casado|eu mesmo|sozinho|fui (?:pescador|soldado|mineiro|carpinteiro|ferreiro|padeiro|operário)|filho mais (?:velho|novo)|tropa|obrigado|orgulhoso',
  },
};
const pronouns: Record<Tongue, Record<Gender, string>> = {
  en: { female: 'she|her|hers|herself', male: 'he|his|him|himself' },
  pt: { female: 'ela|dela', male: 'ele|dele' },
};
const count = (text: string, words: string) => [...text.matchAll(pattern(words))].length;

/** Whether it is told as 'I'. */
export function personOf(text: string, tongue: Tongue): 'first' | 'third' {
  const first = count(
    text,
    tongue === 'en'
      ? 'I|my|me|myself'
      : 'eu|meu|minha|meus|minhas|me|nasci|fui|tinha|casei-me|comecei',
  );
  const third = count(text, `${pronouns[tongue].female}|${pronouns[tongue].male}`);
  return first * 2 >= third ? 'first' : 'third';
}

/** The gender that the words tell, from what the teller says of themself, their name, or how they are spoken of. */
export function genderOf(title: string, text: string, tongue: Tongue): Gender | undefined {
  const person = personOf(text, tongue);
  const own = /(?:[Mm]y name is|[Cc]hamo-me|[Oo] meu nome é|I am) (\p{Lu}\p{Ll}+)/u.exec(
    text.slice(0, 400),
  )?.[1];
  const named = own ?? title.match(/\p{Lu}\p{Ll}+/gu)?.find((word) => genderOfName(word));
  const spouse = spouseNameIn(text, title, tongue);
  const score = (gender: Gender) =>
    (person === 'first'
      ? count(text, signals[tongue][gender]) * 4
      : count(text.slice(0, 3000), pronouns[tongue][gender]) +
        count(text, signals[tongue][gender])) +
    (named && genderOfName(named) === gender ? 10 : 0) +
    (spouse && genderOfName(spouse) && genderOfName(spouse) !== gender ? 5 : 0);
  const [female, male] = [score('female'), score('male')];
  return female === male ? undefined : female > male ? 'female' : 'male';
}
