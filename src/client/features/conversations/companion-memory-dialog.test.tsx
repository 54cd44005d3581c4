import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#client/ui/toast.ts';
import type { CompanionMemory } from '#shared/contracts/conversations.ts';
import { allByRole, byRole, press, render, type, until } from '#tests/support/rendered.ts';
import { CompanionMemoryDialog } from './companion-memory-dialog.tsx';
import { sampleIds } from './messages.sample.ts';

const kept: CompanionMemory = {
  askerName: 'Wren',
  people: [
    { name: 'Ada', relation: 'my aunt' },
    { name: 'Tom', relation: null },
  ],
  told: [{ sourceId: sampleIds.reply, title: 'The weir', toldAt: '2026-03-01T10:00:00.000Z' }],
};
const nothing: CompanionMemory = { askerName: null, people: [], told: [] };

let memory = kept;
let calls: { method: string; body: unknown }[] = [];
let page: Awaited<ReturnType<typeof render>> | undefined;
const onOpenChange = vi.fn();

const dialog = (open = true) => (
  <CompanionMemoryDialog
    open={open}
    onOpenChange={onOpenChange}
    ancestorId={sampleIds.ancestor}
    personName="Edda"
  />
);
const open = async () => {
  page = await render(dialog());
  await until(() => byRole('textbox', 'Your name'));
};

beforeEach(() => {
  memory = kept;
  calls = [];
  onOpenChange.mockReset();
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body }: { method: string; body?: string }) => {
      expect(path).toBe(`/api/ancestors/${sampleIds.ancestor}/companion-memory`);
      calls.push({ method, body: body && JSON.parse(body) });
      if (method !== 'DELETE') return new Response(JSON.stringify(memory));
      memory = nothing;
      return new Response(null, { status: 204 });
    },
  );
});
afterEach(async () => {
  await page?.remove();
  toastStore.dismiss();
  vi.unstubAllGlobals();
});

test('shows the name, the people and what was told, and saves what was changed', async () => {
  await open();
  expect(byRole('dialog', 'What Edda remembers of our talks')).toBeDefined();
  expect(byRole('list', 'What it has told you already').textContent).toContain('“The weir”');
  await type(byRole('textbox', 'Your name'), 'Wren Quill');
  const [, tom] = allByRole('textbox', 'Who they are to you');
  if (tom) await type(tom, 'my brother');
  await press(byRole('button', 'Remove Ada'));
  await press(byRole('button', 'Save'));
  await until(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(calls.at(-1)).toEqual({
    method: 'PUT',
    body: { askerName: 'Wren Quill', people: [{ name: 'Tom', relation: 'my brother' }] },
  });
});

test('a person without a name is pointed out, not sent', async () => {
  await open();
  const [ada] = allByRole('textbox', 'Name');
  if (ada) await type(ada, ' ');
  await press(byRole('button', 'Save'));
  expect(byRole('alert').textContent).toContain('Please write a name');
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('everything is forgotten only after a question', async () => {
  await open();
  await press(byRole('button', 'Forget all of this'));
  const question = await until(() => byRole('alertdialog', 'Forget all of this?'));
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  const confirm = [...question.querySelectorAll('button')].at(-1);
  if (confirm) await press(confirm);
  await until(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  await page?.show(dialog(false));
  await page?.show(dialog());
  await until(() => expect(byRole('dialog').textContent).toContain('Nothing yet.'));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});

test('says when it could not be loaded', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  page = await render(dialog());
  expect((await until(() => byRole('alert'))).textContent).toContain('could not be reached');
  expect(byRole('button', 'Try again')).toBeDefined();
});
