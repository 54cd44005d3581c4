import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { breathSeconds } from '../film-plan.ts';
import { readableLife } from '../readable-life.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { ruleLanguage } from '../story-language.ts';
import { splitStory } from './split-story.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../../../../../../samples/lives/${name}.md`, import.meta.url), 'utf8');
const split = (lifeStory: string) => splitStory({ title: 'A life', lifeStory });
const titles = (lifeStory: string) => split(lifeStory).scenes.map(({ title }) => title);
const narrations = (lifeStory: string) => split(lifeStory).scenes.map((scene) => scene.narration);

describe('a written life', () => {
  test.each([
    ['the-line-to-everywhere', 'en', 6, 8, 150],
    ['a-seat-upstairs', 'en', 9, 12, 150],
    ['o-pao-dos-outros', 'pt', 8, 11, 150],
    ['the-far-bank', 'en', 13, 14, 240],
  ])(
    'like %s becomes scenes of a length that fits the film',
    (name, language, least, most, seconds) => {
      const { language: found, scenes } = split(sample(name));
      expect(found).toBe(language);
      expect(scenes.length).toBeGreaterThanOrEqual(least);
      expect(scenes.length).toBeLessThanOrEqual(most);
      const spoken = scenes.map(({ narration }) => spokenSeconds(narration, ruleLanguage(found)));
      for (const each of spoken) {
        expect(each).toBeGreaterThanOrEqual(limits.story.spoken.min);
        expect(each).toBeLessThanOrEqual(limits.story.spoken.max);
      }
      const film = spoken.reduce((sum, each) => sum + Math.max(5, each + breathSeconds), 6);
      expect(film).toBeLessThan(seconds * 0.97);
      expect(new Set(scenes.map(({ title }) => title)).size).toBe(scenes.length);
    },
  );

  test('is told from its beginning to its end, in the teller’s own words', () => {
    expect(split(sample('the-line-to-everywhere')).scenes).toMatchObject([
      { narration: expect.stringMatching(/^I was born in 1926 on a wheat farm/) },
      { title: 'The Dust', narration: expect.stringMatching(/^When I was seven the dust came\./) },
      {
        title: 'The Hardware Store',
        narration: expect.stringMatching(/^At sixteen I went to town/),
      },
      { narration: expect.stringMatching(/telegrams came to us first/) },
      {
        title: 'The Lutheran Church',
        narration: expect.stringMatching(/^We were married in June of 1948/),
      },
      {
        title: 'The Seed Catalogue',
        narration: expect.stringMatching(/^Tom's stroke took his words/),
      },
      { narration: expect.stringMatching(/I still sit up straight when it rings\.$/) },
    ]);
  });

  test('keeps birth, youth, love, loss and age, and ends as its teller ended', () => {
    const told = narrations(sample('a-seat-upstairs'));
    for (const moment of [
      /born in 1937/,
      /School was one room/,
      /landed at Southampton/,
      /married in 1962/,
      /hospital/,
    ])
      expect(told.some((each) => moment.test(each))).toBe(true);
    expect(told.at(-1)).toMatch(/"Now I just make sure it goes\."$/);
    expect(titles(sample('a-seat-upstairs'))).toEqual(
      expect.arrayContaining(['Cutlass Bay, 1937', 'The Front Seat on the Left']),
    );
  });

  test('leaves out what is between, but never who it is about', () => {
    expect(narrations(sample('a-seat-upstairs')).find((told) => told.includes('She died'))).toMatch(
      /^Pearl took ill in the winter of 2003\. She died in May/,
    );
    expect(narrations(sample('o-pao-dos-outros')).find((told) => told.includes('Morreu'))).toMatch(
      /^A Lucinda adoeceu em 1998\. .*Morreu em setembro/,
    );
  });

  test('in Portuguese has Portuguese titles', () => {
    expect(titles(sample('o-pao-dos-outros'))).toEqual(
      expect.arrayContaining([
        'Vale de Urzes, 1941',
        'As Ovelhas do Tio',
        'Uma Madrugada de Lama',
        'O Pão de Centeio',
      ]),
    );
  });

  test('with chapters is called by them and tells nothing across them', () => {
    const { scenes } = split(sample('the-far-bank'));
    const headings = Array.from(sample('the-far-bank').matchAll(/^## (.*)$/gm), ([, one = '']) =>
      one.toLowerCase(),
    );
    for (const { title } of scenes) expect(headings).toContain(title.toLowerCase());
    expect(scenes.map(({ title }) => title)).not.toContain('The Far Bank');
  });

  test('says to a picture model who, when and in what mood, from what the story says', () => {
    const [birth, dust, , , wedding, stroke] = split(sample('the-line-to-everywhere')).scenes;
    expect(birth?.imagePrompt).toMatch(/newborn baby.*1926/);
    expect(dust?.imagePrompt).toMatch(/child of about 7/);
    expect(wedding?.imagePrompt).toMatch(/of about 22\. .*summer.*1948.*joyful/);
    expect(stroke?.imagePrompt).toMatch(/nobody suffering/);
  });
});

describe('any text', () => {
  test.each([
    ['I was born in Hull. I still live there.', 2],
    ['I was born in Hull. We moved to Leeds. I met Sam. He sang.', 4],
    [
      'Nasci no Porto em 1950. Casei em 1972 em Braga. Tive três filhos. Hoje tenho netos. Vivo em Gaia.',
      4,
    ],
  ])('of a few sentences gives a scene for each, four where there are more: %s', (text, count) => {
    expect(split(text).scenes).toHaveLength(count);
  });

  test('with nothing that is a sentence is refused, and so is one that is too long', () => {
    for (const text of ['…', '🎉🎉', '1952', '# Chapter 1\n\n* * *', 'Hello'])
      expect(() => split(text)).toThrow(/no sentence in this life story/);
    const long = 'We walked home again. '.repeat(5_001);
    expect(() => split(long)).toThrow(
      'Your life story has 20,004 words; one story can have at most 20,000. Shorten it, or tell it as two stories.',
    );
    expect(split('We walked home again. '.repeat(5_000)).scenes.length).toBeGreaterThanOrEqual(4);
  });

  test('broken into lines by an editor reads as if it were not', () => {
    const paragraph = sample('a-seat-upstairs').split('\n\n').slice(1, 7).join('\n\n');
    const wrapped = paragraph.replace(/(.{50,68}) /g, '$1\r\n');
    expect(narrations(wrapped)).toEqual(narrations(paragraph));
  });

  test('with verse, lists and headings keeps its lines apart', () => {
    const life = readableLife('The river ran\nThe river sang\nAnd we were small');
    expect(life.split('\n')).toHaveLength(3);
    const told = narrations(
      'CHAPTER ONE\n\n- I was born in Hull in 1931.\n- We kept hens behind the house.\n\nCHAPTER TWO\n\n1. In 1950 I went to sea.\n2. I came home in 1955 with a parrot.',
    );
    expect(told.join(' ')).not.toMatch(/CHAPTER|- |(?<!\d)1\. /);
  });

  test('written as a letter begins after its greeting and ends before its farewell', () => {
    const told = narrations(
      'Dear Sophie,\n\nI was born at the mill in 1934. Dad ground corn.\n\nThen came the war. We had two evacuees from London.\n\nI was married in Hereford in 1955. It rained.\n\nNow I have you. That is about the size of it.\n\nAll my love,\nGrandad',
    );
    expect(told.at(0)).toMatch(/^I was born/);
    expect(told.some((each) => each.startsWith('Then came the war.'))).toBe(true);
    expect(told.at(-1)).toMatch(/That is about the size of it\.$/);
  });

  test('that is one endless sentence is cut at its clauses, and loses no word', () => {
    const clause = 'and then we walked along the river to the mill where my uncle sang, ';
    const endless = `I was young ${clause.repeat(45)}and that was all.`;
    const told = narrations(endless);
    expect(told.length).toBeGreaterThanOrEqual(4);
    for (const each of told) expect(endless.replace(/\s+/g, ' ')).toContain(each);
  });

  test('without marks, in capitals or in other languages is split all the same', () => {
    const bare = 'i was born in hull and my father had a boat we went out at night to fish '.repeat(
      12,
    );
    const loud = sample('the-line-to-everywhere').toUpperCase();
    const german =
      'Ich wurde 1932 in Lübeck geboren. Mein Vater war Bäcker. Im Krieg zogen wir aufs Land. Dort lernte ich melken. 1951 ging ich nach Hamburg. Ich heiratete Karl im Mai. Wir hatten zwei Kinder. Heute bin ich alt.';
    const japanese =
      '私は1940年に京都で生まれました。父は大工でした。戦争のあと、学校に通いました。東京で働きました。妻と出会いました。今は孫がいます。';
    for (const text of [bare, loud, german, japanese]) {
      const { scenes } = split(text);
      expect(scenes.length).toBeGreaterThanOrEqual(4);
      for (const { title } of scenes) expect(title).toMatch(/\p{L}/u);
    }
    expect(split(german).language).toBe('de');
    expect(split(japanese).language).toBe('ja');
    expect(split(german).scenes[0]?.narration).toContain('Ich wurde 1932 in Lübeck geboren.');
  });

  test('avoids to begin a scene with a pronoun for a person who was left out', () => {
    for (const name of ['a-seat-upstairs', 'the-far-bank', 'the-line-to-everywhere'])
      for (const told of narrations(sample(name)))
        expect(told).not.toMatch(/^(?:He|She|They|It(?! was in)|But|And|Then|So|His|Her|Their)\b/);
  });
});
