import { doings } from './concepts/doings.ts';
import { feelings } from './concepts/feelings.ts';
import { kindsOfThings } from './concepts/kinds-of-things.ts';
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
]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [en = '', pt = ''] = line.split('|');
    return { en: en.split(' '), pt: pt.split(' ').filter(Boolean) };
  });

type Kind = { names: string[]; ones: string[] };

/** Words for a kind of thing with words for what is of that kind, by language. */
export const kinds: readonly { en: Kind; pt: Kind }[] = kindsOfThings
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', pt = ''] = line.split('|');
    return { en: readKind(en), pt: readKind(pt) };
  });

function readKind(text: string): Kind {
  const [names = '', ones = ''] = text.split(':');
  return { names: names.trim().split(' '), ones: ones.trim().split(' ') };
}
