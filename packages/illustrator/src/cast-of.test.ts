import { describe, expect, it } from 'vitest';
import { castOf } from './cast/cast-of.ts';
import { planPicture } from './plan-picture.ts';

const castIn = (lifeStory: string, language = 'en', title = 'A life') =>
  castOf({ title, lifeStory, language });

describe('the cast of a story', () => {
  it.each([
    ['I was the eldest daughter of six. I sewed all my life.', 'en', 'female'],
    ['My wife and I kept a shop.', 'en', 'male'],
    ['My name is Winston and I drove a bus.', 'en', 'male'],
    ['We were married in June, Tom and I. Tom could not cook.', 'en', 'female'],
    ['She was born in Ohio. Her father raised her alone, and she never forgot it.', 'en', 'female'],
    ['Aos vinte anos apaixonei-me pela Lucinda e casei-me com ela.', 'pt', 'male'],
    ['Fui costureira toda a vida. O meu marido era pescador.', 'pt', 'female'],
  ] as const)('knows whose life it is: %s', (lifeStory, language, gender) => {
    expect(castIn(lifeStory, language).gender).toBe(gender);
  });

  it('knows the year of birth that is told, and counts it back where it is not', () => {
    expect(castIn('I was born on the third of May 1934.').birthYear).toBe(1934);
    expect(castIn('In 1950, when I was 16, I left the farm.').birthYear).toBe(1934);
  });

  it('takes looks from what is said of the one who tells, not of others', () => {
    const { main } = castIn(
      'I had red hair and long braids. My brother wore glasses. I was a girl.',
    );
    expect(main).toMatchObject({ hair: '#a84f28', hairStyle: 'braids', glasses: false });
    expect(castIn('Era uma menina. A minha irmã era ruiva.', 'pt').main.hair).not.toBe('#a84f28');
  });

  it('gives a family the same skin, near to where it is from', () => {
    const darkness = (colour: string) => Number.parseInt(colour.slice(1, 3), 16);
    expect(darkness(castIn('I grew up in Lagos, in Nigeria.').main.skin)).toBeLessThan(0xa0);
    expect(darkness(castIn('I grew up in Sweden.').main.skin)).toBeGreaterThan(0xe8);
  });

  it('draws nobody who has died before', () => {
    const scenes = [
      'I married John in 1950 in the village church.',
      'John died in 1980.',
      'I planted the roses that my husband loved in our garden, alone.',
    ];
    const lifeStory = `I was a girl once. ${scenes.join(' ')}`;
    const cast = castIn(lifeStory);
    const people = scenes.map((narration, sceneIndex) =>
      planPicture({
        narration,
        title: '',
        language: 'en',
        cast,
        sceneIndex,
        sceneCount: 3,
        seed: 1,
      }).people.map(({ who }) => who),
    );
    expect(people[0]).toContain('husband');
    expect(people[1]).not.toContain('husband');
    expect(people[2]).not.toContain('husband');
  });

  it('is the same each time', () => {
    const lifeStory = 'I was born in Porto. My mother sang.';
    expect(castIn(lifeStory, 'en')).toEqual(castIn(lifeStory, 'en'));
  });
});

// Read again from its begin at each of these words, one such text keeps the server busy for seconds.
it.each(['no', 'merchant navy', 'I was a a'])(
  'a life of 20,000 words that says %j over and over is read at once',
  (words) => {
    const lifeStory = `${words} `.repeat(20_000 / words.split(' ').length);
    const before = process.cpuUsage();
    castOf({ title: 'Maria', lifeStory, language: 'en' });
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(700);
  },
);
