import { readCast } from './read-cast.ts';
import { readableLife } from './readable-life.ts';
import type { LifeToSplit } from './splitter.ts';
import { detectToldLanguage, toldLanguage } from './told-language.ts';

/**
 * What stays the same in all pictures of a story, to go before each scene's own description: the manner of drawing
 * and who is in it, so far as the story says.
 */
export function characterSheet({ lifeStory, language }: Omit<LifeToSplit, 'title'>): string {
  const life = readableLife(lifeStory);
  const { teller, relatives } = readCast(life, toldLanguage(language ?? detectToldLanguage(life)));
  const born = teller.birthYear ? `, born in ${teller.birthYear}` : '';
  const who = { female: 'a girl, later a woman', male: 'a boy, later a man' };
  const person = teller.gender ? who[teller.gender] : 'one person';
  const others = relatives.map(({ name, kin }) => `${name} (the teller's ${kin})`);
  return [
    'A storybook illustration, warm flat colours, whole figures, no writing in the picture.',
    `The teller is ${person}${born}; the same face, hair and build in every picture, only older or younger.`,
    others.length > 0 && `Also in this story: ${others.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
