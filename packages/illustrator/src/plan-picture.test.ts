import { describe, expect, it } from 'vitest';
import { castOf } from './cast/cast-of.ts';
import type { Age, PicturePlan, SceneSetting, Season } from './picture/picture-plan.ts';
import { planPicture } from './plan-picture.ts';

interface Expected {
  setting?: SceneSetting;
  age?: Age;
  season?: Season;
  timeOfDay?: PicturePlan['timeOfDay'];
  mood?: PicturePlan['mood'];
  props?: string[];
  not?: string[];
  with?: string[];
}

const english: [string, Expected][] = [
  [
    'I was born in a small fishing village, in a house so close to the harbour that we heard the waves.',
    { setting: 'sea', age: 'baby' },
  ],
  [
    'When I was nine, I walked two miles to school every winter morning.',
    { setting: 'school', age: 'child', season: 'winter', timeOfDay: 'morning' },
  ],
  [
    'My mother baked bread in the kitchen before dawn.',
    { setting: 'kitchen', timeOfDay: 'morning', with: ['mother'] },
  ],
  [
    'We brought in the wheat harvest with two horses.',
    { setting: 'farm', season: 'autumn', props: ['horse'] },
  ],
  [
    'In the spring we took the sheep up into the mountains.',
    { setting: 'mountains', season: 'spring', props: ['ewe'] },
  ],
  [
    'My brother and I got lost in the forest on a summer afternoon.',
    { setting: 'forest', season: 'summer', with: ['brother'] },
  ],
  [
    'At nineteen I married in the village church, and we danced until midnight.',
    { setting: 'church', age: 'youth', mood: 'joyful' },
  ],
  [
    'I trained as a nurse and worked twenty years on the wards of the city hospital.',
    { setting: 'hospital' },
  ],
  ['I worked at the looms of the cotton mill, six days a week.', { setting: 'factory' }],
  [
    'I was apprenticed to a carpenter and spent my days at the workbench.',
    { setting: 'workshop', age: 'youth' },
  ],
  [
    'We sailed to Brazil on board a steamer, and the voyage lasted three weeks.',
    { setting: 'ship' },
  ],
  [
    'My father waved from the platform until the train was out of sight.',
    { setting: 'station', with: ['father'] },
  ],
  ['We drove across the country in our first car.', { setting: 'road', props: ['automobile'] }],
  ['For thirty years I typed letters in an office above the bank.', { setting: 'office' }],
  ['After I retired I grew roses and tomatoes in my garden.', { setting: 'garden', age: 'elder' }],
  [
    'On my 80th birthday there was a party with a cake.',
    { setting: 'celebration', age: 'elder', mood: 'joyful' },
  ],
  ['We moved to New York, to an apartment on a noisy street.', { setting: 'city' }],
  [
    'In the evenings we sat around the fireplace and my grandmother told us stories.',
    { setting: 'home', timeOfDay: 'evening' },
  ],
  ['It snowed for a week, and the village was cut off.', { setting: 'village', season: 'winter' }],
  [
    'My husband died in 1989. The house was very quiet.',
    { setting: 'hardship', mood: 'quiet', not: ['husband'] },
  ],
  [
    'The war came when I was twelve, and we were hungry for three years.',
    { setting: 'hardship', mood: 'quiet', age: 'child' },
  ],
  ['I learned to be patient, and to say what I mean.', { setting: 'memory' }],
  ['What matters in the end is kindness.', { setting: 'memory' }],
  [
    'I played the violin at every dance in the valley.',
    { setting: 'celebration', props: ['violin'] },
  ],
  [
    'We had a dog called Rusty and a cow that gave no peace on the farm.',
    { setting: 'farm', props: ['dog'] },
  ],
  ['As an old woman I still walk along the beach.', { setting: 'sea', age: 'elder' }],
  [
    'My grandchildren come to my house on Sunday mornings.',
    { setting: 'home', age: 'elder', timeOfDay: 'morning' },
  ],
];

const hard: [string, Expected][] = [
  ['We never had a ship, and I was afraid of water all my life.', { setting: 'memory' }],
  ['No war came to our village.', { setting: 'village', mood: 'warm' }],
  ['She cried a river of tears that no one saw.', { setting: 'memory' }],
  ['Mr. Baker taught me all about honesty.', { setting: 'memory' }],
  ['Rose was my best friend, and she still writes.', { setting: 'memory', not: ['rose'] }],
  ['My aunt Rose never lied to anyone.', { setting: 'memory' }],
  ['There was a mountain of debts, and he was like a lion.', { setting: 'memory' }],
  ['He was as strong as an ox.', { setting: 'memory', not: ['ox'] }],
  [
    'My father told stories about the sea, but we lived on a farm among the fields.',
    { setting: 'farm' },
  ],
  ['I dreamed of the sea, though I worked in a factory.', { setting: 'factory' }],
  ['We had no garden, but the kitchen was always warm with bread.', { setting: 'kitchen' }],
  [
    'I did not go to school. I worked in the fields from the age of seven.',
    { setting: 'farm', age: 'child' },
  ],
  ['We were without a church, without a school, without a doctor.', { setting: 'memory' }],
  ['My mother cried with joy at our wedding in the church.', { setting: 'church', mood: 'joyful' }],
  ['We were all in the same boat.', { setting: 'memory' }],
  ['That was the school of hard knocks.', { setting: 'memory' }],
  ['Mrs. Fisher lived on Church Street, in the city.', { setting: 'city' }],
  ['It was a piece of cake.', { setting: 'memory', not: ['birthday-cake'] }],
  [
    'After the war he opened a bakery and baked bread all night.',
    { setting: 'kitchen', mood: 'warm' },
  ],
  ['My son was nine when we bought the farm.', { setting: 'farm' }],
];

const portuguese: [string, Expected][] = [
  ['Nasci em 1928 numa aldeia de pescadores, junto ao mar.', { setting: 'sea', age: 'baby' }],
  [
    'Quando tinha oito anos ia a pé para a escola, com o meu irmão.',
    { setting: 'school', age: 'child', with: ['brother'] },
  ],
  [
    'A minha mãe amassava o pão na cozinha de madrugada.',
    { setting: 'kitchen', timeOfDay: 'morning', with: ['mother'] },
  ],
  ['No outono fazíamos as vindimas e a colheita do milho.', { setting: 'farm', season: 'autumn' }],
  ['Aos vinte anos casei-me na igreja da aldeia.', { setting: 'church', age: 'youth' }],
  ['Trabalhei trinta anos na fábrica de conservas, como operário.', { setting: 'factory' }],
  ['Era carpinteiro e passava os dias na oficina.', { setting: 'workshop' }],
  ['Embarquei no navio para o Brasil com uma mala.', { setting: 'ship' }],
  ['O comboio partiu da estação numa noite de chuva.', { setting: 'station', timeOfDay: 'night' }],
  [
    'O meu marido morreu em 1990. Fiquei sozinha.',
    { setting: 'hardship', mood: 'quiet', not: ['husband'] },
  ],
  ['Tivemos fome durante a guerra.', { setting: 'hardship', mood: 'quiet' }],
  [
    'No jardim tenho rosas e tomates, e os meus netos ajudam-me.',
    { setting: 'garden', age: 'elder' },
  ],
  [
    'Fiz oitenta anos e houve festa, com bolo e baile.',
    { setting: 'celebration', age: 'elder', mood: 'joyful' },
  ],
  ['Nunca vi o mar.', { setting: 'memory' }],
  ['A Rosa era a minha melhor amiga.', { setting: 'memory', not: ['rose'] }],
  ['Chorei rios de lágrimas.', { setting: 'memory' }],
  ['Aprendi a perdoar e a esperar.', { setting: 'memory' }],
  ['Nenhuma guerra chegou à nossa aldeia.', { setting: 'village', mood: 'warm' }],
];

function planOf(narration: string, language: string): PicturePlan {
  const cast = castOf({ title: 'A life', lifeStory: narration, language });
  return planPicture({
    narration,
    title: 'A life',
    language,
    cast,
    sceneIndex: 1,
    sceneCount: 5,
    seed: 1,
  });
}

function check(narration: string, language: string, expected: Expected) {
  const plan = planOf(narration, language);
  const { setting, age, season, timeOfDay, mood } = expected;
  const main = plan.people.find(({ who }) => who === 'main')?.age;
  const seen = [...plan.props, ...plan.people.flatMap(({ holds, who }) => [holds ?? '', who])];
  expect({
    setting: plan.setting,
    age: main,
    season: plan.season,
    timeOfDay: plan.timeOfDay,
    mood: plan.mood,
  }).toMatchObject({
    ...(setting && { setting }),
    ...(age && main && { age }),
    ...(season && { season }),
    ...(timeOfDay && { timeOfDay }),
    ...(mood && { mood }),
  });
  expect(seen).toEqual(
    expect.arrayContaining([...(expected.props ?? []), ...(expected.with ?? [])]),
  );
  for (const thing of expected.not ?? []) expect(seen).not.toContain(thing);
}

describe('the picture that words give', () => {
  it.each(english)('in English: %s', (narration, expected) => check(narration, 'en', expected));
  it.each(hard)('is not misled: %s', (narration, expected) => check(narration, 'en', expected));
  it.each(portuguese)('in Portuguese: %s', (narration, expected) =>
    check(narration, 'pt-PT', expected),
  );

  it('tells the words that each choice came from', () => {
    const { because } = planOf('In the winter of 1950 I worked on a farm.', 'en');
    expect(because.find(({ choice }) => choice === 'setting farm')?.words).toContain('farm');
    expect(because.find(({ choice }) => choice === 'season winter')?.words).toContain('winter');
  });
});
