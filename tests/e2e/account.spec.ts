import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words, { exact: true });

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The address behind the button of the newest mail that a server without a mail server would have sent. */
async function findMailedLink(dataDir: string, recipient: string): Promise<string | undefined> {
  const outbox = join(dataDir, 'outbox');
  for (const name of await readdir(outbox).catch(() => [])) {
    const mail = await PostalMime.parse(await readFile(join(outbox, name)));
    if (mail.to?.some(({ address }) => address === recipient))
      return mail.text?.match(/https?:\S+\/reset-password\/\S+/)?.[0];
  }
  return undefined;
}

test('somebody changes their name, address and password, and signs out elsewhere', async ({
  page,
  signUp,
  playwright,
  server,
}) => {
  const { email, password } = await signUp({ name: 'Maria Silva' });
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const entered = await elsewhere.post('/api/auth/login', {
    data: { email, password },
    headers: { origin: server.url, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' },
  });
  await expect(entered).toBeOK();
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /Account/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByText('This one')).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole('textbox', { name: 'Name' }).fill('Rosa Alves');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();

  const address = email.replace('maria', 'alves');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  const ownPassword = page.getByLabel('Your password', { exact: true });
  await expect(ownPassword).toHaveAccessibleDescription(/Please give your password/);
  await ownPassword.fill('not-the-one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(ownPassword).toHaveAccessibleDescription(/This is not your password/);
  await ownPassword.fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(ownPassword).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(address);

  await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
  await expect(toast(page, 'Signed out there')).toBeVisible();
  await expect(page.getByText('Firefox on Linux')).toBeHidden();
  expect((await elsewhere.get('/api/account')).status()).toBe(401);
  await elsewhere.dispose();

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, address, 'another-password');
});

test('somebody takes everything along, and deletes the account', async ({
  page,
  signUp,
  server,
}) => {
  const { email, password } = await signUp();
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  const zip = await readFile(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');

  const vault = {
    undeliveredVaults: [
      { title: 'For Lia', unlockDate: '2040-05-01T12:00:00.000Z', recipients: 1 },
    ],
  };
  await page.route('**/api/account/ending', (route) => route.fulfill({ json: vault }), {
    times: 1,
  });
  const openDialog = () => page.getByRole('button', { name: 'Delete my account' }).click();
  await openDialog();
  await expect(page.getByText('For Lia, for 1 person on May 1, 2040')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('have not reached their recipients')).toBeHidden();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const again = { email, password };
  const refused = await page.request.post('/api/auth/login', {
    data: again,
    headers: { origin: server.url },
  });
  expect(refused.status()).toBe(401);
});

test('a forgotten password is replaced by the mailed link, which works once', async ({
  page,
  signUp,
  server,
}) => {
  const { email } = await signUp();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expectNoBarriers(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();

  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await findMailedLink(server.dataDir, email);
      return link;
    })
    .toBeTruthy();
  await page.goto(String(link));
  const field = page.getByLabel('New password');
  await field.fill('short');
  await page.getByRole('button', { name: 'Set my new password' }).click();
  await expect(field).toHaveAccessibleDescription(/at least 10 characters/);
  await expectNoBarriers(page);
  await field.fill('a-new-password');
  await page.getByRole('button', { name: 'Set my new password' }).click();
  await expect(toast(page, 'Your new password is set')).toBeVisible();
  await signIn(page, email, 'a-new-password');

  await page.goto(String(link));
  await page.getByLabel('New password').fill('yet-another-one');
  await page.getByRole('button', { name: 'Set my new password' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link was used or is too old' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
});
