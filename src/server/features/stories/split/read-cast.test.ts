import { describe, expect, test } from 'vitest';
import { characterSheet, readCast } from './read-cast.ts';

describe('who is in a story', () => {
  test.each([
    ['I was born in 1931. When I was a girl we lived by the sea.', 'en', 'female', 1931],
    ['My name is Winston Pryce, and I was born in 1937 at Cutlass Bay.', 'en', 'male', 1937],
    ['Nasci em 1941. Em menino guardava ovelhas.', 'pt', 'male', 1941],
    ['I was born by the river. We were poor.', 'en', undefined, undefined],
  ] as const)('is read from %s', (life, language, gender, birthYear) => {
    expect(readCast(life, language).narrator).toEqual({ gender, birthYear });
  });

  test('holds those who are named with their relation to the narrator', () => {
    expect(
      readCast('My sister Ann sang. My uncle Cleve wrote. My sister Ann wept.', 'en').relatives,
    ).toEqual([
      { name: 'Ann', kin: 'sister' },
      { name: 'Cleve', kin: 'uncle' },
    ]);
    expect(readCast('O meu irmão Abílio partiu com a minha tia Rosa.', 'pt').relatives).toEqual([
      { name: 'Abílio', kin: 'brother' },
      { name: 'Rosa', kin: 'aunt' },
    ]);
  });

  test('goes before each picture as one sheet, with nothing that the story does not say', () => {
    const lifeStory =
      'I was born in 1931. When I was a girl my sister Ann taught me to swim in the sea.';
    expect(characterSheet({ lifeStory })).toMatch(
      /The teller is a girl, later a woman, born in 1931;.*Also in this story: Ann \(the teller's sister\)\./,
    );
    expect(characterSheet({ lifeStory: 'We were poor and we sang.' })).not.toMatch(
      /born|girl|boy|Also/,
    );
  });
});
