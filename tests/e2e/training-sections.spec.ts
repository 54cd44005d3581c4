import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Fact } from '#shared/contracts/facts.ts';
import type { Training } from '#shared/contracts/training.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { listLayoutFaults } from './layout-faults.ts';

const stories = [
  { title: 'The harbour', content: 'I mended nets at the harbour with my uncle Tomás.' },
  { title: 'O pão', content: 'Eu fazia o pão todos os domingos com a minha mãe, que cantava.' },
];

let api = '';
let path = '';
const read = async <Value>(page: Page, of = ''): Promise<Value> =>
  (await page.request.get(api + of)).json();

test.beforeEach(async ({ page, signUp }) => {
  const { id: userId } = await signUp({ name: 'Ana Alves' });
  const headers = { origin: new URL(page.url()).origin };
  const data = { userId, name: 'Grandma Rosa', relationship: 'grandmother' };
  const created = await page.request.post('/api/ancestors', { data, headers });
  const { id }: Ancestor = await created.json();
  api = `/api/ancestors/${id}`;
  path = `/training/${id}`;
  const training = { fullName: 'Rosa Alves', stories };
  await expect(await page.request.post(`${api}/training`, { data: training, headers })).toBeOK();
  const question = { text: 'Did you ever see snow?' };
  await expect(
    await page.request.post(`${api}/open-questions`, { data: question, headers }),
  ).toBeOK();
  const fact = { subject: 'Kunle', relation: 'born', object: 'February 1969' };
  const facts = [{ ...fact, status: 'suggested' }];
  await expect(await page.request.put(`${api}/facts`, { data: facts, headers })).toBeOK();
});

test('a link to the questions opens them, and an answer becomes a story beside what is typed', async ({
  page,
}) => {
  await page.goto(`${path}#questions`);
  const question = page.getByRole('article', { name: 'Did you ever see snow?' });
  await expect(question).toBeInViewport();
  await page.getByRole('textbox', { name: 'Occupation' }).fill('Net mender');
  await question.getByRole('textbox', { name: 'Your answer' }).fill('Once, in 1954.');
  await question.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByRole('heading', { name: 'No open questions' })).toBeVisible();
  await page.getByRole('tab', { name: /Stories/ }).click();
  await expect(page.getByRole('button', { name: /^Did you ever see snow\?/ })).toContainText(
    'Told by Ana Alves',
  );
  await page.getByRole('tab', { name: /Personality/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything here is saved.').first()).toBeVisible();
  const { occupation, stories: told } = await read<Training>(page, '/training');
  expect(occupation).toBe('Net mender');
  expect(told).toHaveLength(3);
});

test('who tells a story is confirmed with one tap and saved', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: /Stories/ }).click();
  await page.getByRole('button', { name: /^The harbour/ }).click();
  await page.getByText('Told by Grandma Rosa themself?').last().waitFor();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything here is saved.').last()).toBeVisible();
  const [harbour] = (await read<Training>(page, '/training')).stories;
  expect(harbour?.teller).toBe('self');
});

test('facts are confirmed, and how the companion speaks is saved at once', async ({ page }) => {
  await page.goto(`${path}#facts`);
  await page.getByRole('button', { name: 'Confirm: Kunle, born: February 1969' }).click();
  await expect(page.getByRole('region', { name: 'Confirmed', exact: true })).toContainText('Kunle');
  await page.getByRole('link', { name: 'How Grandma Rosa speaks' }).click();
  await page.getByRole('radio', { name: 'Tells about Grandma Rosa' }).check();
  await page.getByRole('radio', { name: 'Portuguese of Portugal' }).check();
  await expect
    .poll(async () => {
      const { companionVoice, portuguese } = await read<Ancestor>(page);
      return [companionVoice, portuguese];
    })
    .toEqual(['third-person', 'pt-PT']);
  const facts = await read<Fact[]>(page, '/facts');
  expect(facts.find(({ subject }) => subject === 'Kunle')?.status).toBe('confirmed');
});

test('the sections have no barriers that axe can find, and nothing sticks out on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}#questions`);
  for (const name of [/^Facts/, 'How Grandma Rosa speaks'])
    await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Once, in 1954.');
  await page.getByRole('button', { name: 'Add a fact' }).click();
  expect(await listLayoutFaults(page)).toEqual([]);
  await expectNoBarriers(page);
});
