import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { urlQuery } from '#client/platform/url-query.ts';
import { toastStore } from '#client/ui/toast.ts';
import { type Ancestor, ancestor as ancestorSchema } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { allByRole, byRole, press, render, until } from '#tests/support/rendered.ts';
import { CompanionSettings } from './companion-settings.tsx';

const id = '01999999-0000-7000-8000-000000000000';
const path = `/api/ancestors/${id}`;

const rosa: Ancestor = {
  id,
  userId: id,
  name: 'Rosa',
  birthYear: null,
  deathYear: null,
  relationship: 'grandmother',
  avatarUrl: null,
  status: 'active',
  trainingProgress: 100,
  summary: null,
  systemPrompt: null,
  generation: -2,
  parentId: null,
  spouseId: null,
  gender: null,
  treePosition: 0,
  companionVoice: 'first-person',
  portuguese: null,
  consentedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const taught = (content: string): Training => ({
  ancestorId: id,
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
  stories: [{ title: 'The harbour', content }],
  passions: [],
  values: [],
  senseOfHumor: '',
  profileImageUrl: null,
  createdAt: null,
  updatedAt: null,
});
const english = taught('I mended nets at the harbour with my uncle.');
const portuguese = taught('Eu remendava as redes no porto com o meu tio, e a minha mãe cantava.');

let stored = rosa;
let sent: unknown[] = [];
/** Lets the server answer the change that it was sent. */
let answer: ((response: Response) => void) | undefined;
let page: Awaited<ReturnType<typeof render>> | undefined;

function Shown({ training }: { training: Training }) {
  const { data } = useQuery(urlQuery(path, ancestorSchema));
  return data ? <CompanionSettings ancestor={data} training={training} /> : null;
}
const open = async (training: Training) => {
  page = await render(<Shown training={training} />);
  await until(() => byRole('radio', 'Speaks as Rosa'));
};
const isChosen = (name: string) => (byRole('radio', name) as HTMLInputElement).checked;

beforeEach(() => {
  stored = rosa;
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return new Response(JSON.stringify(stored));
    sent.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
});
afterEach(async () => {
  await page?.remove();
  toastStore.dismiss();
  vi.unstubAllGlobals();
});

test('a choice is shown at once and saved at once', async () => {
  await open(english);
  await press(byRole('radio', 'Tells about Rosa'));
  await until(() => expect(isChosen('Tells about Rosa')).toBe(true));
  expect(sent).toEqual([{ companionVoice: 'third-person' }]);
  stored = { ...rosa, companionVoice: 'third-person' };
  answer?.(new Response(JSON.stringify(stored)));
  await until(() => expect(toastStore.current()?.title).toBe('Saved'));
  expect(isChosen('Tells about Rosa')).toBe(true);
});

test('a choice that is refused goes back, and says so', async () => {
  await open(english);
  await press(byRole('radio', 'Tells about Rosa'));
  await until(() => expect(isChosen('Tells about Rosa')).toBe(true));
  answer?.(new Response('', { status: 500 }));
  await until(() => expect(toastStore.current()?.title).toBe('We couldn’t save that'));
  await until(() => expect(isChosen('Speaks as Rosa')).toBe(true));
});

test('which Portuguese is asked of families that tell in it, and of nobody else', async () => {
  await open(english);
  expect(allByRole('radio')).toHaveLength(2);
  await page?.remove();
  await open(portuguese);
  await press(byRole('radio', 'Portuguese of Portugal'));
  await until(() => expect(sent).toEqual([{ portuguese: 'pt-PT' }]));
});
