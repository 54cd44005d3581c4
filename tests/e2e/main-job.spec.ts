import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const stories = [
  {
    title: 'The harbour',
    content:
      'As a girl I mended nets at the harbour with my father every morning before school. ' +
      'We sang so that the cold would not find us. Once a storm took three boats, and the whole town waited on the beach with lanterns.',
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
      'The stationmaster bought two loaves each day, and I never learned whether he ate them.',
  },
];

test('a grandmother is added, taught and completed, and answers from her stories', async ({
  page,
}) => {
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Full Name').fill('Ana Alves');
  await page.getByLabel('Email').fill(`ana-${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Add Ancestor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Family Member' });
  await dialog.getByLabel('Name').fill('Rosa Maria');
  await dialog.getByLabel('Relationship').click();
  await page.getByRole('option', { name: 'Grandmother / Avó', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('Ancestor profile created!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/training\//);

  await page.getByLabel('Full Name').fill('Rosa Maria Alves');
  await page.getByLabel('Birth Place').fill('Nazaré, Portugal');
  for (const phrase of ['Patience, my love.', 'The sea gives and the sea takes.']) {
    await page.getByRole('textbox', { name: 'Common Phrases' }).fill(phrase);
    await page.getByRole('textbox', { name: 'Common Phrases' }).press('Enter');
    await expect(page.getByText(phrase)).toBeVisible();
  }
  await page.getByRole('slider', { name: /formality/i }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Next Section' }).click();

  for (const { title, content } of stories) {
    await page.getByRole('button', { name: 'Add Story' }).first().click();
    await page.getByLabel('Story Title').last().fill(title);
    await page.getByLabel('Story Content').last().fill(content);
  }
  await page.getByRole('button', { name: 'Complete Training' }).first().click();
  await expect(page.getByText('Training completed!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Start Chat' }).click();
  await page.getByLabel('I am an adult.').click();
  await page.getByLabel(/I have the right to use this material/).click();
  await page.getByRole('button', { name: 'Begin the conversation' }).click();

  const log = page.getByRole('log', { name: 'Messages' });
  const ask = async (question: string) => {
    const input = page.getByRole('textbox', { name: 'Message to Rosa Maria' });
    await input.fill(question);
    await input.press('Enter');
    await expect(log.getByText(question)).toBeVisible();
    await expect(page.getByText('is answering')).toBeHidden();
    return log.getByRole('article', { name: /^Rosa Maria/ }).last();
  };
  const harbour = await ask('What did you do at the harbour as a girl?');
  await expect(harbour).toContainText('I mended nets at the harbour with my father');
  await harbour.getByRole('button', { name: 'The harbour' }).click();
  await expect(page.getByRole('figure')).toContainText('As a girl I mended nets');
  await page.keyboard.press('Escape');

  const wedding = await ask('Whose dress did you wear when you married?');
  await expect(wedding).toContainText('Alda');

  const never = await ask('Which car did you drive in Berlin?');
  await expect(never.getByRole('button', { name: 'The harbour' })).toHaveCount(0);
  await expect(never).not.toContainText(/harbour|João|bread/);

  await page.reload();
  await expect(log.getByRole('article')).toHaveCount(6);
});
