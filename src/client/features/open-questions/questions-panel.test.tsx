import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#client/ui/toast.ts';
import type { OpenQuestion } from '#shared/contracts/open-questions.ts';
import type { Training } from '#shared/contracts/training.ts';
import { allByRole, byRole, press, render, type, until } from '#tests/support/rendered.ts';
import { QuestionsPanel } from './questions-panel.tsx';

const ancestorId = '01999999-0000-7000-8000-000000000000';
const user = { id: '01999999-0000-7000-8000-000000000001', name: 'Ana' };

function question(number: number, changes: Partial<OpenQuestion> = {}): OpenQuestion {
  return {
    id: `01999999-0000-7000-8000-${String(100 + number).padStart(12, '0')}`,
    ancestorId,
    text: `Where did you go in year ${number}?`,
    timesAsked: 1,
    lastAskedAt: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}

const training: Training = {
  ancestorId,
  fullName: 'Rosa',
  birthPlace: '',
  occupation: '',
  religion: '',
  openness: 5,
  conscientiousness: 5,
  extraversion: 5,
  agreeableness: 5,
  neuroticism: 5,
  formality: 5,
  positivity: 7,
  communicationStyle: '',
  commonPhrases: [],
  accentDescription: '',
  speakingPace: 'normal',
  stories: [{ title: 'Where did you go in year 1?', content: 'To Lisbon.', teller: 'Ana' }],
  passions: [],
  values: [],
  senseOfHumor: '',
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

let stored: OpenQuestion[] = [];
let calls: { method: string; path: string; body: unknown }[] = [];
let isRefused = false;
let page: Awaited<ReturnType<typeof render>> | undefined;
const onAnswered = vi.fn();

const panel = () => (
  <QuestionsPanel
    user={user}
    ancestorId={ancestorId}
    name="Grandma Rosa"
    slots={{
      tellerField: (value, onChange) => (
        <input aria-label="Who answers?" value={value} onChange={(e) => onChange(e.target.value)} />
      ),
      dictation: (_, addText) => (
        <button type="button" onClick={() => addText('and then to Porto')}>
          Speak your answer
        </button>
      ),
      onAnswered,
    }}
  />
);
const open = async (questions: OpenQuestion[]) => {
  stored = questions;
  page = await render(panel());
  await until(() => expect(allByRole('status')).toHaveLength(0));
};
const answerOf = (text: string) => {
  const card = byRole('article', text);
  const [field] = allByRole('textbox', 'Your answer').filter((one) => card.contains(one));
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('There is no room for an answer');
  return field;
};
const inCard = (text: string, button: string) => {
  const card = byRole('article', text);
  const [found] = allByRole('button', button).filter((one) => card.contains(one));
  if (!found) throw new Error(`There is no button ${button}`);
  return found;
};

beforeEach(() => {
  localStorage.clear();
  calls = [];
  isRefused = false;
  onAnswered.mockReset();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify(stored));
    calls.push({ method, path, body: body && JSON.parse(String(body)) });
    if (isRefused) throw new TypeError('offline');
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return new Response(JSON.stringify(training));
  });
});
afterEach(async () => {
  await page?.remove();
  toastStore.dismiss();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('says what will collect here while there are none', async () => {
  await open([]);
  byRole('heading', 'No open questions');
  expect(document.body.textContent).toContain(
    'When somebody asks Grandma Rosa what no story tells',
  );
});

test('shows what is asked most first, and how often', async () => {
  await open([question(1), question(2, { timesAsked: 4 })]);
  const [first, second] = allByRole('article');
  expect(first?.textContent).toContain('Asked 4 times, last on Mar 1, 2026');
  expect(second?.textContent).toContain('Asked once, on Mar 1, 2026');
});

test('an answer becomes a story of who answers, and leaves the list', async () => {
  await open([question(1), question(2)]);
  await type(answerOf('Where did you go in year 1?'), 'To Lisbon');
  await press(inCard('Where did you go in year 1?', 'Speak your answer'));
  await press(inCard('Where did you go in year 1?', 'Save answer'));
  await until(() => expect(allByRole('article')).toHaveLength(1));
  const path = `/api/ancestors/${ancestorId}/open-questions/${question(1).id}/answer`;
  const body = { answer: 'To Lisbon and then to Porto', teller: 'Ana' };
  expect(calls).toEqual([{ method: 'POST', path, body }]);
  expect(onAnswered).toHaveBeenCalledExactlyOnceWith(training);
  expect(document.activeElement?.textContent).toBe('Where did you go in year 2?');
});

test('an empty answer is not sent', async () => {
  await open([question(1)]);
  await press(byRole('button', 'Save answer'));
  expect(byRole('alert').textContent).toBe('Please write an answer');
  expect(calls).toEqual([]);
});

test('what could not be saved stays, and outlasts the page', async () => {
  await open([question(1)]);
  isRefused = true;
  await type(answerOf('Where did you go in year 1?'), 'To Lisbon');
  await press(byRole('button', 'Save answer'));
  await until(() => expect(toastStore.current()?.title).toBe('We couldn’t save this answer'));
  await page?.remove();
  await open([question(1)]);
  expect(answerOf('Where did you go in year 1?').value).toBe('To Lisbon');
});

test('a question is removed once that is confirmed', async () => {
  await open([question(1)]);
  await press(byRole('button', 'Remove question'));
  const [, confirm] = [byRole('alertdialog'), ...allByRole('button', 'Remove question')];
  await press(confirm ?? document.body);
  await until(() => byRole('heading', 'No open questions'));
  const path = `/api/ancestors/${ancestorId}/open-questions/${question(1).id}`;
  expect(calls).toEqual([{ method: 'DELETE', path, body: undefined }]);
});
