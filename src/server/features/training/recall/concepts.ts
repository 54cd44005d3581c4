import { dailyLife } from './concepts/daily-life.ts';
import { doings } from './concepts/doings.ts';
import { feelings } from './concepts/feelings.ts';
import { people } from './concepts/people.ts';
import { things } from './concepts/things.ts';
import { turnsOfSpeech } from './concepts/turns-of-speech.ts';

/**
 * Groups of words of everyday life that stand near each other in meaning, by language: a question with one
 * of them may be answered by a passage with another.
 */
export const concepts: readonly { en: string[]; pt: string[] }[] = [
  people,
  doings,
  things,
  feelings,
  turnsOfSpeech,
  dailyLife,
]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [en = '', pt = ''] = line.split('|');
    return { en: en.split(' '), pt: pt.split(' ').filter(Boolean) };
  });

export { kinds } from '#server/platform/language/kinds-of-things.ts';
