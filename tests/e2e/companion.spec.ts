import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { listLayoutFaults } from './layout-faults.ts';

// Her parents are in five of them.
const stories = [
  {
    title: 'The harbour',
    content:
      'As a girl I mended nets at the harbour with my father every morning before school. ' +
      'We sang so that the cold would not find us.',
  },
  {
    title: 'The borrowed dress',
    content:
      'I married João in 1950 in a dress that I had borrowed from my cousin Alda. ' +
      'It rained all day, and he danced in the mud with my mother until she laughed.',
  },
  {
    title: 'The bread oven',
    content:
      'In the winter of 1956 there was no work, so I baked corn bread in our neighbour’s oven and sold it at the station. ' +
      'The stationmaster bought two loaves each day.',
  },
  {
    title: 'The red boat',
    content:
      'My brother Tomás painted his boat red, since he was afraid that nobody would find him in the fog. ' +
      'My mother thought it vain, and was proud of it all the same.',
  },
  {
    title: 'The storm',
    content:
      'Once a storm took three boats, and the whole town waited on the beach with lanterns. ' +
      'My mother held my hand so hard that it hurt until the morning.',
  },
  {
    title: 'The school',
    content:
      'I left school at eleven, because my mother was ill and somebody had to cook. ' +
      'The teacher brought me books on Sundays.',
  },
];

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Says it and answers the newest reply, once it stands as a message. */
async function say(page: Page, words: string) {
  const stored = log(page).getByRole('article');
  const before = await stored.count();
  const input = page.getByRole('textbox', { name: 'Message to Rosa' });
  await input.fill(words);
  await input.press('Enter');
  await expect(stored).toHaveCount(before + 2);
  return stored.last();
}

/** The way to the newest message floats over those that scroll beneath it. */
const listFaults = async (page: Page) =>
  (await listLayoutFaults(page)).filter((fault) => !fault.includes('button “Newest”'));

let id = '';

test.beforeEach(async ({ page, signUp }) => {
  const { id: userId } = await signUp({ name: 'Ana Alves' });
  const headers = { origin: new URL(page.url()).origin };
  const call = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(path, { method, data, headers });
    await expect(response).toBeOK();
    return response;
  };
  const person = { userId, name: 'Rosa', relationship: 'grandmother', birthYear: 1928 };
  const created: Ancestor = await (await call('POST', '/api/ancestors', person)).json();
  id = created.id;
  const path = `/api/ancestors/${id}`;
  await call('POST', `${path}/training`, { fullName: 'Rosa Maria Alves', stories });
  await call('POST', `${path}/summary`);
  await call('PUT', `${path}/consent`, { adult: true, mayUse: true });
});

const widths = [
  { name: 'on a phone', width: 390, height: 844 },
  { name: 'on a desk', width: 1440, height: 900 },
];

for (const { name, ...viewport } of widths)
  test(`${name}, what was told is quoted, what may be is shown, and what never was is asked of the family`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`/chat/${id}`);
    const perhaps = await say(page, 'What was your mother like?');
    await expect(perhaps.getByText('Perhaps', { exact: true })).toBeVisible();
    const quotes = perhaps.getByRole('figure');
    await expect(quotes).toHaveCount(3);
    await expect(quotes.first()).toContainText(/mother.*From “/);
    await perhaps.getByRole('button', { name: 'Show 2 more passages' }).click();
    await expect(quotes).toHaveCount(5);
    await perhaps.getByRole('button', { name: 'Show fewer passages' }).click();
    await expect(quotes).toHaveCount(3);

    const told = await say(page, 'Whose dress did you wear when you married?');
    await expect(told.getByText('Told', { exact: true })).toBeVisible();
    await expect(told).toContainText('a dress that I had borrowed from my cousin Alda');
    await told.getByRole('button', { name: '“The borrowed dress”' }).click();
    await expect(page.getByRole('dialog').getByRole('figure')).toContainText('danced in the mud');
    await page.keyboard.press('Escape');

    const asked = 'Did you ever fly in an aeroplane?';
    const untold = await say(page, asked);
    await expect(untold.getByText('Not told yet', { exact: true })).toBeVisible();
    await expect(untold.getByRole('figure')).toHaveCount(0);
    await untold.getByRole('button', { name: 'Ask the family' }).click();
    await expect(untold.getByRole('status')).toHaveText('It is on the family’s list.');
    await expectNoBarriers(page);
    expect(await listFaults(page)).toEqual([]);
    await page.setViewportSize(viewport);
    await untold.getByRole('link', { name: 'See the questions' }).click();

    await expect(page).toHaveURL(new RegExp(`/training/${id}#questions$`));
    const question = page.getByRole('article', { name: asked });
    await question
      .getByRole('textbox', { name: 'Your answer' })
      .fill('Once, in 1969, she flew to Lisbon in an aeroplane and held on to her hat.');
    await expect(question.getByRole('textbox', { name: 'Their name' })).toHaveValue('Ana Alves');
    await question.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByRole('heading', { name: 'No open questions' })).toBeVisible();
    await page.getByRole('tab', { name: /Stories/ }).click();
    await expect(page.getByRole('button', { name: asked })).toContainText('Told by Ana Alves');

    await page.goto(`/chat/${id}`);
    await expect(log(page).getByRole('article')).toHaveCount(6);
    const now = await say(page, asked);
    await expect(now.getByText('Told', { exact: true })).toBeVisible();
    await expect(now).toContainText(/Ana Alves .*she flew to Lisbon/);
    await expect(now.getByRole('button', { name: `“${asked}”` })).toBeVisible();
  });

test('a line of care stands beneath a reply, and Heartwood itself answers danger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chat/${id}`);
  const heavy = await say(page, 'I feel so alone since you died, everything is grey');
  await expect(heavy).toHaveAccessibleName(/^Rosa/);
  const line = heavy.getByRole('complementary', { name: 'From Heartwood' });
  await line.getByRole('button', { name: 'Help lines' }).click();
  await expect(line.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expectNoBarriers(page);
  expect(await listFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await line.getByRole('button', { name: 'Put this line away' }).click();
  await expect(line).toHaveCount(0);
  await expect(heavy).toBeFocused();
  await page.reload();
  await expect(log(page).getByRole('article')).toHaveCount(2);
  await expect(line).toHaveCount(0);

  const card = await say(page, 'I want to kill myself');
  await expect(card).toHaveAccessibleName(/^Heartwood/);
  await expect(card).toContainText('speaks here, not Rosa');
  await expect(card.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988');
  await card.getByRole('button', { name: 'Help lines' }).click();
  await expect(card.getByRole('list', { name: /^Help lines in/ })).toBeInViewport();
  await expectNoBarriers(page);
  expect(await listFaults(page)).toEqual([]);
});

test('how a reply came about is told, and what the companion remembers is shown and erased', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chat/${id}`);
  await say(page, 'Hello Rosa, my name is Ana');
  const told = await say(page, 'Whose dress did you wear when you married?');
  await told.getByRole('button', { name: 'Why this answer?' }).click();
  const why = page.getByRole('dialog', { name: 'Why this answer?' });
  await expect(why).toContainText('The companion that runs on this server');
  await expect(why).toContainText('“The borrowed dress”');
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(told.getByRole('button', { name: 'Why this answer?' })).toBeFocused();

  const menu = page.getByRole('button', { name: 'Conversation menu' });
  const memory = page.getByRole('dialog', { name: 'What Rosa remembers of our talks' });
  const open = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: /remembers/ }).click();
  };
  await open();
  await expect(memory.getByLabel('Your name')).toHaveValue('Ana');
  await expect(memory.getByRole('list')).toContainText('“The borrowed dress”');
  await expectNoBarriers(page);
  await memory.getByRole('button', { name: 'Forget all of this' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Forget all of this?' });
  await sure.getByRole('button', { name: 'Forget all of this' }).click();
  await expect(memory).toBeHidden();
  await open();
  await expect(memory.getByLabel('Your name')).toHaveValue('');
  await expect(memory.getByRole('list')).toHaveCount(0);
  await expect(memory).toContainText('Nothing so far.');
});
