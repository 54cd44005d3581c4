import { expect, test } from './fixtures.ts';

test('a visitor explores a sample family in which everything works', async ({ page }) => {
  await page.goto('/');
  const explore = page.getByRole('button', { name: 'Explore a sample family' });
  await expect(explore).toHaveCount(2);
  await explore.first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const note = page.getByRole('complementary', { name: 'Sample family' });
  await expect(note).toHaveText(
    /You are exploring a sample family, which is removed after a day. Begin with Edda: she is ready to talk. ?Create your own account/,
  );
  const edda = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Edda Merriwether' }) });
  await expect(edda).toBeVisible();
  const portrait = edda.locator('img').first();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  await expect(page.getByRole('heading', { name: 'Wren Quill' })).toBeVisible();

  await page.reload();
  await expect(note).toBeVisible();
  await edda.getByRole('link', { name: /Chat/ }).click();
  await expect(page.getByText('put a hand bell into my arms')).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message to Edda Merriwether' });
  await message.fill('How did Marlow learn to swim?');
  await message.press('Enter');
  const reply = page
    .getByRole('article', { name: /^Edda Merriwether/ })
    .filter({ hasText: 'walked in beside him in my good blue coat' });
  await expect(reply).toBeVisible();
  await reply
    .getByRole('list', { name: 'What this reply stands on' })
    .getByRole('button', { name: '“How Marlow learned to swim”' })
    .click();
  // However long the passage is.
  await expect(page.getByRole('dialog').getByRole('figure')).toBeInViewport({ ratio: 1 });

  await page.goto('/my-story');
  await page
    .getByRole('link', { name: /Watch|View|Open|The lighthouse and the needle/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The lighthouse and the needle' }),
  ).toBeVisible();
  // On paper the six scenes with their pictures go on over pages.
  const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages?.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const audio = document.querySelector('audio');
        return audio !== null && !audio.paused && audio.readyState > 2;
      }),
    )
    .toBe(true);

  await page.goto('/time-vault');
  await expect(page.getByText('For Wren, when she is old enough').first()).toBeVisible();
  await expect(page.getByText('To Juniper on her wedding day').first()).toBeVisible();

  await page.goto('/memory-vault');
  await page.getByRole('link', { name: 'The wedding, June 1946' }).first().click();
  const photo = page.getByRole('dialog').locator('img').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0);
  // Without its colour a scrim is printed white, over all that it should set off.
  await expect(page.locator('[data-state=open].fixed.inset-0')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Take everything with you',
    'Delete your account',
  ]);
  await note.getByRole('button', { name: 'Create your own account' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=sign-up$/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await explore.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account is deleted').first()).toBeVisible();
});
