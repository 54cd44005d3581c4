import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { add, format } from 'date-fns';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { expect, test } from './fixtures.ts';
import { showList } from './sample-account.ts';
import { expectToast } from './toast.ts';

const createdAt = '2020-01-31T12:00:00.000Z';

const readyVault = (userId: string): TimeVault => ({
  ...{ id: randomUUID(), userId, title: 'For Nora', description: null },
  ...{ videoUrl: null, originalUrl: null, posterUrl: null, videoState: 'ready' },
  ...{ fileName: 'nora.mp4', fileBytes: 1_000, recipientEmails: [], deliveries: [] },
  ...{ mailGoesTo: 'mail', senderConfirmed: true, unlockYears: 1, unlockMonths: 0 },
  ...{ unlockDate: '2021-01-31T12:00:00.000Z', isOpened: false, openedAt: null },
  ...{ createdAt, updatedAt: createdAt },
});

/** As the server answers what goes wrong; without a sentence, as something before the server does. */
const answerWith = (page: Page, path: string, error?: string) =>
  page.route(path, (route) =>
    error
      ? route.fulfill({ status: 507, json: { error, code: 'server.failed', requestId: '1' } })
      : route.fulfill({ status: 500, body: '' }),
  );

test('what goes wrong with a vault is told in the words of the server, or in its own', async ({
  page,
  signUp,
}) => {
  const user = await signUp();
  const vault = readyVault(user.id);
  await showList(page, user, 'time-vaults', [vault]);
  await page.goto('/time-vault');
  const grid = page.getByRole('list', { name: 'Your time vaults' });
  for (const [width, columns] of [
    [360, 1],
    [640, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const count = () =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await expect.poll(count, `columns at ${width} px`).toBe(columns);
  }

  const path = `**/api/time-vaults/${vault.id}`;
  for (const error of ['The video was lost.', undefined]) {
    await answerWith(page, `${path}/open`, error);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expectToast(page, {
      title: 'Error Opening Time Vault',
      description: error ?? 'Failed to open time vault',
      variant: 'destructive',
    });
  }
  for (const error of ['The disk is asleep.', undefined]) {
    await answerWith(page, path, error);
    await page.getByRole('button', { name: 'Delete For Nora' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, {
      title: 'Error',
      description: error ?? 'Failed to delete time vault',
      variant: 'destructive',
    });
  }
});

test('the form says when a vault will open, which video it cannot take, and that nothing was sealed', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/time-vault');
  await page.getByRole('button', { name: 'Create Time Vault' }).click();
  const form = page.getByRole('dialog', { name: 'Create Time Vault' });
  const submit = form.getByRole('button', { name: 'Create Time Vault' });
  for (const [label, value, message] of [
    ['Title', 'x'.repeat(101), 'Title must be less than 100 characters'],
    ['Description', 'x'.repeat(501), 'Description must be less than 500 characters'],
    ['Years', '51', 'Maximum 50 years'],
    ['Months', '12', 'Maximum 11 months'],
  ] as const) {
    await form.getByLabel(label).fill(value);
    await submit.click();
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await form.getByLabel('Title').fill('For Nora');
  await form.getByLabel('Description').fill('');
  await form.getByLabel('Years').fill('2');
  await form.getByLabel('Months').fill('3');
  const unlocks = format(add(new Date(), { years: 2, months: 3 }), 'EEEE, MMMM d, yyyy');
  await expect(form.getByText(`Unlocks on ${unlocks}`).first()).toBeVisible();

  // So large a file need not be sent to the browser.
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    const parts = Array.from({ length: 100 }, () => new Uint8Array(1024 * 1024));
    transfer.items.add(new File(parts, 'large.mp4', { type: 'video/mp4' }));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expectToast(page, {
    title: 'File Too Large',
    description: 'Video file must be less than 100MB',
    variant: 'destructive',
  });

  const video = { name: 'nora.mkv', mimeType: '', buffer: Buffer.from('film') };
  await form.locator('input[type=file]').setInputFiles(video);
  await answerWith(page, '**/api/time-vaults');
  await submit.click();
  await expectToast(page, {
    title: 'Error',
    description: 'Failed to create time vault',
    variant: 'destructive',
  });
});
