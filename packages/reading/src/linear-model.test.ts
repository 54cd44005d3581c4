import { expect, test } from 'vitest';
import { classify, packModel, unpackModel } from './linear-model.ts';
import { messageFeatures } from './message-features.ts';
import { trainLinearModel } from './train-linear-model.ts';

const texts = {
  weather: ['it rained all day', 'rain again today', 'so much rain and wind', 'the rain came in'],
  food: ['we had soup and bread', 'fresh bread today', 'bread with butter', 'the bread was good'],
  music: ['he sang all day', 'she sang a song', 'we sang a song today', 'they sang and danced'],
};
const examples = Object.entries(texts).flatMap(([label, all]) =>
  all.map((text) => ({ label, features: messageFeatures(text) })),
);
const model = trainLinearModel(examples);
const scoresOf = (text: string, by = model) => classify(by, messageFeatures(text));

test.each([
  ['will it rain', 'weather'],
  ['some bread please', 'food'],
  ['grandma sang to us', 'music'],
])('a trained model knows what it was shown in other words: %s', (text, label) => {
  expect(scoresOf(text)[0]?.label).toBe(label);
});

test('every label has its probability, the likeliest first, together 1', () => {
  const scores = scoresOf('rain and bread');
  expect(scores.map(({ label }) => label).toSorted()).toEqual(['food', 'music', 'weather']);
  expect(scores.map(({ score }) => score)).toEqual(
    scores.map(({ score }) => score).toSorted((one, other) => other - one),
  );
  expect(scores.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
});

test('features that the model has never seen change nothing', () => {
  const without = scoresOf('');
  expect(classify(model, new Map([...messageFeatures(''), [999_999, 5]]))).toEqual(without);
});

test('a packed model unpacks to the same scores', () => {
  const again = unpackModel(packModel(model, 'digest'));
  for (const text of ['rain', 'bread and a song', 'nothing of it'])
    expect(scoresOf(text, again)).toEqual(scoresOf(text));
});

test('what is no packed model is refused', () => {
  expect(() => unpackModel('half a fi')).toThrow();
});

test('training the same examples again gives the same model', () => {
  expect(packModel(trainLinearModel(examples), '')).toBe(packModel(model, ''));
});
