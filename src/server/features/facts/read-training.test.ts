import { describe, expect, test } from 'vitest';
import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { Training, TrainingStory } from '#shared/contracts/training.ts';
import { readTraining } from './read-training.ts';

const person = { name: 'Grandpa Zé', gender: 'male' } as AncestorRow;
const read = (stories: TrainingStory[]) =>
  readTraining(person, { fullName: 'José Alves', stories } as unknown as Training, []);
const weather = 'The wind was cold and the rain came in from the sea all day. ';

describe('a story as long as a book', () => {
  const book = { title: 'The book', content: `${weather.repeat(4_000)}My brother Tom had a boat.` };

  test('is read to its end, in turns that let others go first', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      waiting = setImmediate(count);
    };
    let waiting = setImmediate(count);
    const facts = await read([{ title: 'The bread', content: 'My mother Rosa baked.' }, book]);
    clearImmediate(waiting);
    expect(facts.map(({ object, sourceTitle }) => [object, sourceTitle])).toEqual([
      ['Rosa', 'The bread'],
      ['Tom', 'The book'],
    ]);
    expect(turns).toBeGreaterThan(1);
  });

  test('is told by one person from beginning to end', async () => {
    const opening = 'My grandpa was a tall man. He loved his boat and he told us of it. ';
    const ending = 'I was born in 1960. My brother Tom was born in 1962.';
    const facts = await read([
      { title: 'Summer', content: `${opening.repeat(30)}${weather.repeat(1_000)}${ending}` },
    ]);
    expect(facts.map(({ object }) => object)).toEqual([]);
  });
});
