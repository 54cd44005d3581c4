import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#client/ui/toast.ts';
import type { Fact, SaveFactsBody } from '#shared/contracts/facts.ts';
import { allByRole, byRole, press, render, type, until } from '#tests/support/rendered.ts';
import { FactsPanel } from './facts-panel.tsx';

const ancestorId = '01999999-0000-7000-8000-000000000000';
const idOf = (number: number) => `01999999-0000-7000-8000-${String(number).padStart(12, '0')}`;

function fact(number: number, changes: Partial<Fact> = {}): Fact {
  return {
    id: idOf(number),
    subject: 'self',
    relation: 'mother-in-law',
    object: `Risikat ${number}`,
    year: null,
    sourceId: idOf(900 + number),
    sentence: `My mother-in-law was Risikat ${number}.`,
    sourceTitle: 'The wedding',
    status: 'suggested',
    ...changes,
  };
}

let stored: Fact[] = [];
let sent: SaveFactsBody[] = [];
/** The status that the server refuses with, if it does. */
let refusal: number | undefined;
let page: Awaited<ReturnType<typeof render>> | undefined;

function save(entries: SaveFactsBody) {
  for (const entry of entries) {
    const { id, subject, relation, object, year = null, status = 'confirmed' } = entry;
    const changed = { subject, relation, object, year, status };
    if (id) stored = stored.map((one) => (one.id === id ? { ...one, ...changed } : one));
    else stored = [...stored, { ...fact(500), ...changed, sentence: null, sourceTitle: null }];
  }
}

const open = async (facts: Fact[]) => {
  stored = facts;
  page = await render(<FactsPanel ancestorId={ancestorId} name="Grandma Rosa" />);
  await until(() => expect(allByRole('status', 'Loading the facts...')).toHaveLength(0));
};
const list = (name: string) => byRole('region', name).textContent;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    expect(path).toBe(`/api/ancestors/${ancestorId}/facts`);
    if (refusal) {
      const error = { error: 'The facts are having a rest.', code: 'internal' };
      return new Response(JSON.stringify(error), { status: refusal });
    }
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      save(sent.at(-1) ?? []);
    }
    return new Response(JSON.stringify(stored));
  });
});
afterEach(async () => {
  await page?.remove();
  toastStore.dismiss();
  vi.unstubAllGlobals();
});

test('groups what is suggested, each with its sentence and story', async () => {
  await open([fact(1), fact(2, { relation: 'born', object: 'Nazaré', year: 1931 })]);
  expect(list('To confirm: Family')).toContain('Grandma Rosa, mother-in-law');
  expect(list('To confirm: Family')).toContain('“My mother-in-law was Risikat 1.”');
  expect(list('To confirm: Family')).toContain('From The wedding');
  expect(list('To confirm: Dates and places')).toContain('Nazaré (1931)');
});

test('confirms one at once, sends only that one, and puts the focus on the next', async () => {
  await open([fact(1), fact(2)]);
  await press(byRole('button', 'Confirm: Grandma Rosa, mother-in-law: Risikat 1'));
  await until(() => expect(list('Confirmed')).toContain('Risikat 1'));
  expect(sent).toEqual([[expect.objectContaining({ id: idOf(1), status: 'confirmed' })]]);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Confirm: .* Risikat 2$/);
});

test('what is dismissed can be brought back', async () => {
  await open([fact(1)]);
  await press(byRole('button', /^Dismiss: /));
  await until(() => byRole('button', /^Bring back: /));
  await press(byRole('button', /^Bring back: /));
  await until(() => expect(list('To confirm')).toContain('Risikat 1'));
  expect(sent.map(([entry]) => entry?.status)).toEqual(['dismissed', 'suggested']);
});

test('confirms all in one go and takes it back in one go', async () => {
  await open([fact(1), fact(2), fact(3, { status: 'confirmed' })]);
  await press(byRole('button', 'Confirm all 2'));
  await until(() => expect(list('Confirmed')).toContain('Risikat 2'));
  await press(byRole('button', 'Undo'));
  await until(() => expect(list('To confirm')).toContain('Risikat 2'));
  expect(sent.map((entries) => entries.map(({ id, status }) => [id, status]))).toEqual([
    [
      [idOf(1), 'confirmed'],
      [idOf(2), 'confirmed'],
    ],
    [
      [idOf(1), 'suggested'],
      [idOf(2), 'suggested'],
    ],
  ]);
});

test('a correction is saved as confirmed, with the relation by its name on the wire', async () => {
  await open([fact(1, { relation: 'lived-in', object: 'Lisbon' })]);
  await press(byRole('button', /^Correct: Grandma Rosa, lived in/));
  await type(byRole('textbox', /^Who, where or when/), 'Porto');
  await type(byRole('textbox', 'Year, if known'), '1955');
  await press(byRole('button', 'Save and confirm'));
  await until(() => expect(list('Confirmed')).toContain('Porto (1955)'));
  const change = { subject: 'self', relation: 'lived-in', object: 'Porto', year: 1955 };
  expect(sent).toEqual([[{ id: idOf(1), ...change, status: 'confirmed' }]]);
});

test('a fact is added by hand, once it is filled in', async () => {
  await open([]);
  byRole('heading', 'No facts yet');
  await press(byRole('button', 'Add a fact'));
  await press(byRole('button', 'Save fact'));
  expect(allByRole('alert')).toHaveLength(2);
  await type(byRole('textbox', /^About whom/), 'Kunle');
  await type(byRole('textbox', /^What it says/), 'born');
  await type(byRole('textbox', /^Who, where or when/), 'February 1969');
  await press(byRole('button', 'Save fact'));
  await until(() => expect(list('Confirmed')).toContain('Kunle, born'));
  const added = { subject: 'Kunle', relation: 'born', object: 'February 1969', year: null };
  expect(sent).toEqual([[{ ...added, status: 'confirmed' }]]);
});

test('a change that is refused goes back, and says so', async () => {
  await open([fact(1), fact(2)]);
  refusal = 500;
  await press(byRole('button', 'Confirm all 2'));
  await until(() => expect(toastStore.current()?.title).toBe('We couldn’t save that'));
  await until(() => expect(list('To confirm')).toContain('Risikat 2'));
  expect(allByRole('button', 'Undo')).toHaveLength(0);
});

test('a correction that is refused keeps what was typed', async () => {
  await open([fact(1)]);
  await press(byRole('button', /^Correct: /));
  await type(byRole('textbox', /^Who, where or when/), 'Alhaja Risikat');
  refusal = 500;
  await press(byRole('button', 'Save and confirm'));
  await until(() => expect(toastStore.current()?.title).toBe('We couldn’t save that'));
  const field = byRole('textbox', /^Who, where or when/) as HTMLInputElement;
  expect(field.value).toBe('Alhaja Risikat');
});

test('hundreds are shown in steps', async () => {
  await open(Array.from({ length: 300 }, (_, number) => fact(number)));
  expect(allByRole('button', /^Confirm: /)).toHaveLength(40);
  await press(byRole('button', 'Show 40 more of 260'));
  expect(allByRole('button', /^Confirm: /)).toHaveLength(80);
});

test('what could not be loaded is asked for again', async () => {
  refusal = 500;
  await open([fact(1)]);
  await until(() => byRole('heading', 'We couldn’t load the facts'));
  refusal = undefined;
  await press(byRole('button', 'Try again'));
  await until(() => expect(list('To confirm')).toContain('Risikat 1'));
});
