import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { allByRole, byRole, press, render, type } from '#tests/support/rendered.ts';
import { ChatComposer } from './chat-composer.tsx';

const onSend = vi.fn();
let page: Awaited<ReturnType<typeof render>> | undefined;
const input = () => byRole('textbox', 'Message to Edda') as HTMLTextAreaElement;
const pressEnter = () =>
  act(async () => {
    input().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });

beforeEach(async () => {
  localStorage.clear();
  onSend.mockReset();
  page = await render(
    <ChatComposer draftKey="chat.test" personName="Edda" busy={false} onSend={onSend} />,
  );
});
afterEach(async () => {
  await page?.remove();
  localStorage.clear();
});

test('a text over the limit is kept whole, said to be too long, and not sent', async () => {
  const text = 'a'.repeat(limits.message.max + 12);
  await type(input(), text);
  expect(input().value).toBe(text);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(
    '12 characters too many. A message can have at most 4,000.',
  );
  expect(byRole('status').textContent).toBe('This message is too long to send.');
  await pressEnter();
  await press(byRole('button', 'Send'));
  expect(onSend).not.toHaveBeenCalled();
  expect(input().value).toBe(text);
});

test('a text that just fits is sent', async () => {
  const text = 'a'.repeat(limits.message.max);
  await type(input(), `${text}  `);
  expect(byRole('status').textContent).toBe('');
  await pressEnter();
  expect(onSend).toHaveBeenCalledExactlyOnceWith(text);
  expect(input().value).toBe('');
  expect(allByRole('alert')).toHaveLength(0);
});
