import type { Page } from '@playwright/test';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { enterSharedAccount } from './shared-account.ts';
import { differs, expect, provenBy, scenario } from './table.ts';
import { expectToast, shownToast } from './toast.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const traits = [
  ...['Openness', 'Conscientiousness', 'Extraversion', 'Agreeableness', 'Neuroticism'],
  ...['Formality', 'Positivity'],
];

/** Adds to a list with Enter what is to be kept of it, and what is not; takes one out again. */
async function expectToFill(page: Page, label: string) {
  const input = page.getByRole('textbox', { name: label });
  for (const typed of ['', '   ', ' The sea ', 'Wrong']) {
    await input.fill(typed);
    await input.press('Enter');
  }
  const items = page.getByRole('list', { name: label }).getByRole('listitem');
  await expect(items).toHaveText(['The sea', 'Wrong']);
  await page.getByRole('button', { name: 'Remove Wrong' }).click();
  await expect(items).toHaveText(['The sea']);
}

export const trainingForm = scenario({
  title: 'what the training asks for',
  async prepare(world) {
    const { page } = world;
    const { user, api } = await enterSharedAccount(world);
    const rosa = { userId: user.id, name: 'Rosa', relationship: 'grandmother' };
    const { id } = ancestor.parse(await (await api.post('/api/ancestors', { data: rosa })).json());
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/training')) saves.push('save');
    });
    await page.goto(`/training/${id}`);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    return { saves };
  },
  rows: {
    '§5 Training personality form: each slider is a whole number from 1 to 10': async ({
      page,
    }) => {
      for (const name of traits) {
        const slider = page.getByRole('slider', { name });
        await expect(slider).toHaveAttribute('aria-valuemin', '1');
        await expect(slider).toHaveAttribute('aria-valuemax', '10');
      }
    },
    '§9 Personality sliders: default 5 (positivity 7)': async ({ page }) => {
      for (const name of traits)
        await expect(page.getByRole('slider', { name })).toHaveAttribute(
          'aria-valuenow',
          name === 'Positivity' ? '7' : '5',
        );
    },
    '§9 Personality sliders: 1 to 10, step 1': async ({ page }) => {
      const slider = page.getByRole('slider', { name: 'Formality' });
      for (const [key, value] of [
        ['ArrowRight', '6'],
        ['ArrowLeft', '5'],
        ['Home', '1'],
        ['ArrowLeft', '1'],
        ['End', '10'],
        ['ArrowRight', '10'],
      ] as const) {
        await slider.press(key);
        await expect(slider).toHaveAttribute('aria-valuenow', value);
      }
    },
    '§5 Training personality form: speakingPace is slow, normal or fast': async ({ page }) => {
      const pace = page.getByLabel('Speaking Pace');
      await expect(pace.locator('option')).toHaveText(['Slow', 'Normal', 'Fast']);
      await expect(pace).toHaveValue('normal');
    },
    "§5 Training personality form: the hint says 'JPG, PNG, WEBP up to 5MB'": async ({ page }) => {
      await expect(page.getByLabel('Profile Image')).toHaveAccessibleDescription(
        'JPG, PNG, WEBP up to 5MB',
      );
    },
    '§5 Stories form: a common phrase is added with Enter when it is not blank, and can be removed':
      ({ page }) => expectToFill(page, 'Common Phrases'),
    '§5 Stories form: a passion is added with Enter when it is not blank, and can be removed':
      async ({ page }) => {
        await page.getByRole('tab', { name: /Stories/ }).click();
        await expectToFill(page, 'Passions');
      },
    '§5 Stories form: a value is added with Enter when it is not blank, and can be removed': ({
      page,
    }) => expectToFill(page, 'Values'),
    '§5 Stories form: Enter in such an input does not submit the form': async ({ page, saves }) => {
      await expect(shownToast(page)).toBeHidden();
      expect(saves).toEqual([]);
    },
    "§5 Training personality form: fullName is required: 'Full name is required'": async ({
      page,
      saves,
    }) => {
      await page.getByRole('tab', { name: /Personality/ }).click();
      for (const blank of ['', '  ']) {
        await page.getByLabel('Full Name').fill(blank);
        await save(page);
        await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
          'Full name is required',
        );
      }
      expect(saves).toEqual([]);
    },
    '§5 Training personality form: the other text fields are optional': async ({ page, saves }) => {
      for (const label of ['Birth Place', 'Occupation', 'Religion', 'Communication Style'])
        await expect(page.getByLabel(label)).toHaveValue('');
      await page.getByLabel('Full Name').fill('Rosa Alves');
      await save(page);
      await expect.poll(() => saves).toEqual(['save']);
    },
    "§8 Training: save success 'Training data saved!' / 'Your ancestor's personality profile has been updated.'":
      ({ page }) =>
        expectToast(page, {
          title: 'Training data saved!',
          description: "Your ancestor's personality profile has been updated.",
        }),
    "§5 Stories form: each story needs a title: 'Story title is required'": async ({ page }) => {
      await page.getByRole('tab', { name: /Stories/ }).click();
      await page.getByRole('button', { name: 'Add Story' }).click();
      await save(page);
      await expect(page.getByLabel('Story Title')).toHaveAccessibleDescription(
        /Story title is required/,
      );
    },
    "§5 Stories form: each story needs content: 'Story content is required'": async ({ page }) => {
      const content = page.getByLabel('Story Content');
      await expect(content).toHaveAccessibleDescription(/Story content is required/);
      await page.getByLabel('Story Title').fill('The harbour');
      await content.fill('I mended nets at the harbour.');
      await expect(content).not.toHaveAccessibleDescription(/Story content is required/);
    },
    "§8 Training: summary success 'Summary generated!' / 'AI has created a personality summary for your ancestor.'":
      async ({ page }) => {
        await page.getByRole('button', { name: 'Complete Training' }).click();
        await expectToast(page, {
          title: 'Summary generated!',
          description: 'AI has created a personality summary for your ancestor.',
        });
      },
  },
});

export const trainingFailure = provenBy('tests/e2e/training-safety.spec.ts', {
  "§8 Training: save failure 'Failed to save training data' / 'Please try again or check your connection.'":
    'keeps everything when a save fails, and saves it the next time',
  '§5 Training personality form: the profile image is a file of up to 5 MB': differs(
    'The size of the profile image is a hint',
    'refuses pictures that are too large, of another type, or none at all',
  ),
});

export const completion = provenBy('tests/e2e/training.spec.ts', {
  "§8 Training: completion success 'Training completed!' with the name plus ' is now ready for conversations.'":
    'teaches every field, section by section, up to the completed training',
  "§8 Training: completion failure 'Failed to complete training' / 'Please try again or check your data.'":
    'offers completion with a name and one story, and says when it failed',
  '§9 Training ready to complete: progress of 80% or more':
    'teaches every field, section by section, up to the completed training',
});

export const pictureOnTheServer = provenBy('src/server/features/training/training-image.test.ts', {
  '§9 Profile image hint: JPG, PNG, WEBP, up to 5MB': differs(
    'The size of the profile image is a hint',
    'may have 5 MB and not a byte more',
  ),
});

export const trainingOnTheServer = provenBy('src/server/features/training/training.test.ts', {
  '§5 Training personality form: the server holds to names, sliders, pace and lists':
    'is refused with what is wrong: %j',
});
