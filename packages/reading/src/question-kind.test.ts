import { expect, test } from 'vitest';
import { isFormWord, type QuestionKind, questionKind } from './question-kind.ts';

const english: [string, QuestionKind][] = [
  ['Who taught you to swim?', 'who'],
  ['What was your dog called?', 'who'],
  ['When did you marry?', 'when'],
  ['What year was the flood?', 'when'],
  ['Where’s the old mill?', 'where'],
  ['Which town were you born in?', 'where'],
  ['How old were you when you left?', 'age'],
  ['How long did it take?', 'how-long'],
  ['How many years were you at sea?', 'how-long'],
  ['How many brothers did you have?', 'how-many'],
  ['Why did you leave?', 'why'],
  ['How come you never drove?', 'why'],
  ['How did you make soap?', 'how'],
  ['What kind of bread was it?', 'which'],
  ['What did you do on Sundays?', 'what'],
  ['Did you ever see the sea?', 'yes-no'],
  ['nan did you like school', 'yes-no'],
  ['Tell me about the flood', 'other'],
];
const portuguese: [string, QuestionKind][] = [
  ['Quem te ensinou a nadar?', 'who'],
  ['Como se chamava o cão?', 'who'],
  ['Quando casaste?', 'when'],
  ['Em que ano foi a cheia?', 'when'],
  ['Onde ficava o moinho?', 'where'],
  ['Em que cidade o senhor nasceu?', 'where'],
  ['Quantos anos tinhas quando saíste?', 'age'],
  ['Quanto tempo demorou?', 'how-long'],
  ['Quantos irmãos tinhas?', 'how-many'],
  ['Por que você foi embora?', 'why'],
  ['pq vc foi embora', 'why'],
  ['Como faziam o sabão?', 'how'],
  ['Que tipo de pão era?', 'which'],
  ['O que faziam ao domingo?', 'what'],
  ['Gostavas da escola?', 'yes-no'],
  ['Fala da cheia', 'other'],
];

test.each(english)('%s asks for: %s', (question, kind) => {
  expect(questionKind(question, 'en')).toBe(kind);
});

test.each(portuguese)('%s pergunta por: %s', (question, kind) => {
  expect(questionKind(question, 'pt')).toBe(kind);
});

test('words of a question’s form say nothing of what is asked, in that form only', () => {
  expect(isFormWord('old', 'age')).toBe(true);
  expect(isFormWord('old', 'where')).toBe(false);
  expect(isFormWord('ano', 'when')).toBe(true);
  expect(isFormWord('boat', 'what')).toBe(false);
});
