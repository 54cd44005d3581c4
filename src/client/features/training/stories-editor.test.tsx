import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { TrainingStory } from '#shared/contracts/training.ts';
import { allByRole, byRole, press, render, type } from '#tests/support/rendered.ts';
import { StoriesEditor } from './stories-editor.tsx';

const rosa = { name: 'Grandma Rosa', fullName: 'Rosa Alves' };
const own: TrainingStory = { title: 'The harbour', content: 'I mended nets.' };
const about: TrainingStory = { title: 'The light', content: 'My mother always kept a light on.' };

let stories: TrainingStory[] = [];
let page: Awaited<ReturnType<typeof render>> | undefined;

function Editor({ begin, userName }: { begin: TrainingStory[]; userName: string }) {
  const [value, setValue] = useState(begin);
  stories = value;
  return (
    <StoriesEditor
      person={rosa}
      userName={userName}
      stories={value}
      problems={{}}
      onChange={setValue}
    />
  );
}
const open = async (story: TrainingStory, userName = 'Ana') => {
  page = await render(<Editor begin={[story]} userName={userName} />);
  await press(byRole('button', new RegExp(`^${story.title}`)));
};
const isChosen = (name: string) => (byRole('radio', name) as HTMLInputElement).checked;

afterEach(() => page?.remove());

test('a row says who tells its story, and what is only guessed', async () => {
  page = await render(<Editor begin={[{ ...own, teller: 'Tomás' }, own, about]} userName="Ana" />);
  const [first, second, third] = allByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('Told by Tomás');
  expect(second).toContain('Told by Grandma Rosa themself?');
  expect(third).toContain('Told by somebody else?');
});

test('a guess is confirmed with one tap', async () => {
  await open(own);
  expect(isChosen('Leave it open')).toBe(true);
  expect(document.body.textContent).toContain('Told by Grandma Rosa themself?');
  await press(byRole('button', 'Yes'));
  expect(stories).toEqual([{ ...own, teller: 'self' }]);
  expect(isChosen('Grandma Rosa')).toBe(true);
});

test('a guess of somebody else is confirmed with the name of who sits here', async () => {
  await open(about);
  await press(byRole('button', 'Yes'));
  expect(stories).toEqual([{ ...about, teller: 'Ana' }]);
  await type(byRole('textbox', 'Their name'), 'Aunt Inês');
  expect(stories).toEqual([{ ...about, teller: 'Aunt Inês' }]);
});

test('a guess is corrected with one tap, and can be left open again', async () => {
  await open(about);
  await press(byRole('button', 'No, by Grandma Rosa'));
  expect(stories).toEqual([{ ...about, teller: 'self' }]);
  await press(byRole('radio', 'Leave it open'));
  expect(stories[0]?.teller).toBeUndefined();
});

test('whoever is not known by name is asked for one', async () => {
  await open(own, '');
  await press(byRole('radio', 'Somebody else'));
  expect(document.activeElement).toBe(byRole('textbox', 'Their name'));
});
