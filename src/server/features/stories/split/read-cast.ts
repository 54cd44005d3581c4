import { genderOfName } from '@heartwood/reading/given-names';
import { cuesOf } from './cues-of.ts';
import { findRelatives, type Relative } from './find-relatives.ts';
import { findYear } from './scene-facts.ts';
import type { ToldLanguage } from './told-language.ts';

/** Who the pictures of a story show, so far as the story says. */
export interface Cast {
  teller: { gender?: 'female' | 'male'; birthYear?: number };
  relatives: Relative[];
}

/** The teller and the people who are named with what they are to the teller. */
export function readCast(life: string, language: ToldLanguage): Cast {
  const cues = cuesOf(language);
  const count = (pattern: RegExp) => life.match(pattern)?.length ?? 0;
  const [female, male] = [count(cues.female), count(cues.male)];
  const named = cues.named.exec(life);
  const said = female === male ? undefined : female > male ? 'female' : 'male';
  const born = cues.born.exec(life)?.[0];
  return {
    teller: {
      gender: said ?? genderOfName(named?.[1] ?? named?.[2] ?? ''),
      birthYear: born === undefined ? undefined : findYear(born),
    },
    relatives: findRelatives(life, language),
  };
}
