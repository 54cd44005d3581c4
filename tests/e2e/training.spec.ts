import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { expect, test } from './fixtures.ts';

const harbour = {
  title: 'The harbour',
  content: 'As a girl I mended nets at the harbour in Nazaré with my uncle Tomás.',
};

interface Taught {
  ancestor: Ancestor;
  path: string;
  /** Teaches over the API, as another tab or device would. */
  teach(fields: Record<string, unknown>): Promise<void>;
  read(): Promise<Training>;
}

async function addAncestor(page: Page, userId: string): Promise<Taught> {
  const headers = { origin: new URL(page.url()).origin };
  const data = { userId, name: 'Grandma Rosa', relationship: 'grandmother' };
  const created = await page.request.post('/api/ancestors', { data, headers });
  const ancestor: Ancestor = await created.json();
  const api = `/api/ancestors/${ancestor.id}/training`;
  return {
    ancestor,
    path: `/training/${ancestor.id}`,
    teach: async (fields) => {
      const response = await page.request.post(api, { data: fields, headers });
      await expect(response).toBeOK();
    },
    read: async () => (await page.request.get(api)).json(),
  };
}

const traits = [
  ...['Openness', 'Conscientiousness', 'Extraversion', 'Agreeableness', 'Neuroticism'],
  ...['Formality', 'Positivity'],
];

const heading = (page: Page) => page.getByRole('heading', { name: 'Training: Grandma Rosa' });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** The live region of the toaster says it again for screen readers: only what is shown counts. */
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title);
const saved = (page: Page) => expect(toast(page, 'Training data saved!')).toBeVisible();

let rosa: Taught;
test.beforeEach(async ({ page, signUp }) => {
  const { id } = await signUp();
  rosa = await addAncestor(page, id);
});

async function open(page: Page) {
  await page.goto(rosa.path);
  await expect(heading(page)).toBeVisible();
}

test('teaches every field, section by section, up to the completed training', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('progressbar', { name: 'Training progress' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await expect(page.getByRole('link', { name: 'Start Chatting' })).toBeHidden();

  await save(page);
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await page.getByLabel('Full Name').fill('Rosa Maria Alves');
  await page.getByLabel('Birth Place').fill('Nazaré, Portugal');
  await page.getByLabel('Occupation').fill('Net mender');
  await page.getByLabel('Religion').fill('Catholic');
  await expect(page.getByLabel('Profile Image')).toHaveAccessibleDescription(
    'JPG, PNG, WEBP up to 5MB',
  );
  for (const trait of traits) {
    const slider = page.getByRole('slider', { name: trait });
    await expect(slider).toHaveAttribute('aria-valuemin', '1');
    await expect(slider).toHaveAttribute('aria-valuemax', '10');
    await expect(slider).toHaveAttribute('aria-valuenow', trait === 'Positivity' ? '7' : '5');
  }
  const openness = page.getByRole('slider', { name: 'Openness' });
  await openness.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await openness.press(key);
  await page.getByRole('slider', { name: 'Neuroticism' }).press('Home');
  await page.getByRole('slider', { name: 'Positivity' }).press('End');
  await page.getByLabel('Communication Style').fill('Slow, with long pauses.');
  const phrases = page.getByRole('textbox', { name: 'Common Phrases' });
  for (const phrase of ['Eat first', '  ', 'Wrong', 'Slowly, or the sea will hear you']) {
    await phrases.fill(phrase);
    await phrases.press('Enter');
  }
  await page.getByRole('button', { name: 'Remove Wrong' }).click();
  await expect(page.getByRole('list', { name: 'Common Phrases' }).getByRole('listitem')).toHaveText(
    ['Eat first', 'Slowly, or the sea will hear you'],
  );
  await page.getByLabel('Accent Description').fill('Of the coast');
  const pace = page.getByLabel('Speaking Pace');
  await expect(pace).toHaveValue('normal');
  await expect(pace.locator('option')).toHaveText(['Slow', 'Normal', 'Fast']);
  await pace.selectOption('Slow');
  // Enter in a list adds to it, and does not submit the form.
  await expect(toast(page, 'Training data saved!')).toBeHidden();
  await save(page);
  await saved(page);
  await expect(
    page.getByText("Your ancestor's personality profile has been updated.").first(),
  ).toBeVisible();
  await expect(tab(page, /Personality & Details \(has been filled in\)/)).toBeVisible();
  await expect(tab(page, /^Stories & Experiences$/)).toBeVisible();
  await expect(page.getByText('45%')).toBeVisible();

  await page.getByRole('button', { name: 'Next Section' }).click();
  await expect(tab(page, /Stories & Experiences/)).toBeFocused();
  await page.getByRole('button', { name: 'Add Story' }).click();
  await expect(page.getByLabel('Story Title')).toBeFocused();
  await save(page);
  await expect(page.getByText('Story title is required')).toBeVisible();
  await expect(page.getByText('Story content is required')).toBeVisible();
  await page.getByLabel('Story Title').fill(harbour.title);
  await page.getByLabel('Story Title').press('Enter');
  await page.keyboard.type(harbour.content);
  await expect(page.getByText('15 words')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /The harbour/ })).toBeFocused();
  await page.getByRole('textbox', { name: 'Passions' }).fill('The sea');
  await page.getByRole('textbox', { name: 'Passions' }).press('Enter');
  await page.getByRole('textbox', { name: 'Values' }).fill('Keep your word');
  await page.getByRole('button', { name: 'Add to Values' }).click();
  await page.getByLabel('Sense of Humor').fill('Dry');
  await expect(page.getByRole('heading', { name: 'Complete whenever you like' })).toBeVisible();
  await page.getByLabel('Sense of Humor').press('Control+s');
  await saved(page);
  await expect(tab(page, /Stories & Experiences \(has been filled in\)/)).toBeVisible();
  await expect(page.getByText('80%')).toBeVisible();
  expect(await rosa.read()).toMatchObject({
    fullName: 'Rosa Maria Alves',
    birthPlace: 'Nazaré, Portugal',
    occupation: 'Net mender',
    religion: 'Catholic',
    openness: 8,
    conscientiousness: 5,
    neuroticism: 1,
    positivity: 10,
    communicationStyle: 'Slow, with long pauses.',
    commonPhrases: ['Eat first', 'Slowly, or the sea will hear you'],
    accentDescription: 'Of the coast',
    speakingPace: 'slow',
    stories: [harbour],
    passions: ['The sea'],
    values: ['Keep your word'],
    senseOfHumor: 'Dry',
  });

  await page.getByRole('button', { name: 'Previous Section' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Maria Alves');
  await page.getByLabel('Occupation').fill('Baker');

  const banner = page.getByRole('region', { name: 'Ready to Complete Training!' });
  await expect(banner).toContainText('It would still help to add');
  await page.route('**/summary', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await banner.getByRole('button', { name: 'Complete Training' }).click();
  await expect(banner.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(toast(page, 'Summary generated!')).toBeVisible();
  await expect(
    toast(page, 'AI has created a personality summary for your ancestor.'),
  ).toBeVisible();
  await page.waitForURL('**/dashboard');
  await expect(toast(page, 'Training completed!')).toBeVisible();
  await expect(toast(page, 'Grandma Rosa is now ready for conversations.')).toBeVisible();
  expect(await rosa.read()).toMatchObject({ occupation: 'Baker' });

  await open(page);
  await expect(page.getByText('Training Complete - Ready for Conversations')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Chatting' })).toHaveAttribute(
    'href',
    `/chat/${rosa.ancestor.id}`,
  );
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('offers completion with a name and one story, and says when it failed', async ({ page }) => {
  await rosa.teach({ fullName: 'Rosa Alves', stories: [harbour] });
  await open(page);
  await expect(page.getByRole('button', { name: 'Complete Training' })).toBeHidden();
  await tab(page, /Stories/).click();
  await page.route('**/summary', (route) => route.abort());
  await page.getByRole('button', { name: 'Complete Training' }).click();
  await expect(toast(page, 'Failed to complete training')).toBeVisible();
  await expect(toast(page, 'Please try again or check your data.')).toBeVisible();
  await page.unroute('**/summary');
  await page.getByRole('button', { name: 'Complete Training' }).click();
  await page.waitForURL('**/dashboard');
});

test('says what is missing where eighty percent came without a name', async ({ page }) => {
  const almost = {
    birthPlace: 'Nazaré',
    occupation: 'Baker',
    communicationStyle: 'Slow',
    commonPhrases: ['Eat first', 'Slowly'],
    passions: ['The sea'],
    values: ['Keep your word'],
    stories: [harbour, harbour, harbour],
  };
  await rosa.teach(almost);
  await open(page);
  await expect(page.getByText('75%')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready to Complete Training!' })).toHaveCount(0);
  await rosa.teach({ ...almost, senseOfHumor: 'Dry' });
  await open(page);
  await page.getByRole('button', { name: 'Complete Training' }).click();
  await expect(page.getByText('Still missing: their full name.')).toBeVisible();
  await expect(page).toHaveURL(rosa.path);
});

test('edits and removes stories among a hundred', async ({ page }) => {
  const stories = Array.from({ length: 100 }, (_, index) => ({
    title: `Winter ${index + 1}`,
    content: 'We walked the long road home.',
  }));
  await rosa.teach({ fullName: 'Rosa Alves', stories });
  await open(page);
  await tab(page, /Stories/).click();
  const list = page.getByRole('list', { name: 'Stories' });
  await expect(list.getByRole('listitem')).toHaveCount(100);
  await page.getByRole('button', { name: /^Winter 50 / }).press('Enter');
  await page.getByLabel('Story Title').fill('Winter of the wolves');
  await page.getByRole('button', { name: /^Winter 51 / }).click();
  await expect(page.getByLabel('Story Title')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove story 51' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Winter 51');
  await page.getByRole('button', { name: 'Remove story', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(99);
  await save(page);
  await saved(page);
  const titles = (await rosa.read()).stories.map(({ title }) => title);
  expect(titles).toHaveLength(99);
  expect(titles.slice(48, 51)).toEqual(['Winter 49', 'Winter of the wolves', 'Winter 52']);
});

test('shows what is remembered about something, from what is saved', async ({ page }) => {
  await rosa.teach({ fullName: 'Rosa Alves', stories: [harbour] });
  await open(page);
  await tab(page, /Stories/).click();
  const box = page.getByRole('region', { name: 'What does Grandma Rosa remember about …?' });
  await expect(box).toContainText('Only what you have saved is searched');
  await box.getByLabel('A word or a question').fill('What did you do at the harbour?');
  await box.getByLabel('A word or a question').press('Enter');
  const passage = box.getByRole('article');
  await expect(passage.getByRole('heading')).toHaveText('The harbour');
  await expect(passage).toContainText(harbour.content);
  await box.getByLabel('A word or a question').fill('submarine xylophones');
  await box.getByRole('button', { name: 'Ask' }).click();
  await expect(box).toContainText('Nothing that you saved speaks of that');
});

test('knows no ancestor of somebody else', async ({ page, signUp }) => {
  await signUp();
  await page.goto(rosa.path);
  await expect(page.getByRole('heading', { name: 'Ancestor Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('says when it cannot be loaded, and tries again', async ({ page }) => {
  await page.route('**/api/ancestors/*/training', (route) => route.abort());
  await page.goto(rosa.path);
  await expect(
    page.getByRole('heading', { name: 'The training could not be loaded' }),
  ).toBeVisible();
  await page.unroute('**/api/ancestors/*/training');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
});
