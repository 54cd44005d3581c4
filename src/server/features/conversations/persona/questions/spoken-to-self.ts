import type { PersonaPerson } from '../persona.ts';
import { kinWords } from './name-relatives.ts';

const letter = '[\\p{L}\\p{N}]';

/**
 * 'What was grandma like?', asked of the grandmother herself, asks about her: 'What were you like?' A name
 * after it, or whose she is, makes it somebody else.
 */
export function spokenToSelf(question: string, { relationship }: PersonaPerson): string {
  const words = kinWords(relationship ?? '');
  if (!words) return question;
  const called = words
    .split('|')
    .flatMap((word) => [word, capital(word)])
    .join('|');
  const self = `(?:${called})(?!${letter}|,? \\p{Lu}| d[aeo]s? | del[ea] )`;
  return question
    .replace(new RegExp(`(?<=\\b[Ww]hat )was ${self} (?=(?:really )?like\\b)`, 'u'), 'were you ')
    .replace(new RegExp(`(?<=(?<!${letter})[Cc]omo )era (?:a |o )?${self}`, 'u'), 'eras');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
