import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, provenBy, scenario } from './table.ts';
import { expectToast } from './toast.ts';

const failure = {
  title: 'Authentication failed',
  description: 'Please check your credentials and try again.',
  variant: 'destructive',
} as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const create = (page: Page) => submit(page, 'Create account');

async function expectMessage(page: Page, label: string, message: string, shown: boolean) {
  const description = expect(field(page, label), `${label}: ${message}`);
  if (shown) await description.toHaveAccessibleDescription(new RegExp(`^${message}`));
  else await description.not.toHaveAccessibleDescription(new RegExp(`^${message}`));
}

// Until its last rows nothing leaves the page: another field of the form is still wrong.
export const signingUpAndIn = scenario({
  title: 'signing up and in',
  async prepare({ page }) {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.goto('/auth?mode=sign-up');
    return { logged, email: `rosa-${randomUUID()}@example.com` };
  },
  rows: {
    "§5 Credentials: the email must be a valid e-mail address: 'Invalid email address'": async ({
      page,
      email,
    }) => {
      for (const wrong of ['', 'rosa', 'rosa@', 'rosa maria@example.com']) {
        await field(page, 'Email').fill(wrong);
        await create(page);
        await expectMessage(page, 'Email', 'Invalid email address', true);
      }
      await field(page, 'Email').fill(email);
      await create(page);
      await expectMessage(page, 'Password', 'Password must be', true);
      await expectMessage(page, 'Email', 'Invalid email address', false);
    },
    "§5 Credentials: the password has at least 6 characters: 'Password must be at least 6 characters'":
      async ({ page }) => {
        await field(page, 'Password').fill('12345');
        await create(page);
        await expectMessage(page, 'Password', 'Password must be at least 6 characters', true);
      },
    '§9 Minimum password length: 6': async ({ page }) => {
      await field(page, 'Password').fill('123456');
      await create(page);
      await expectMessage(page, 'Full Name', 'Name is required', true);
      await expectMessage(page, 'Password', 'Password must be', false);
    },
    "§5 Credentials: the name is required in sign-up mode, at least 1 character: 'Name is required'":
      async ({ page }) => {
        for (const wrong of ['', '  ']) {
          await field(page, 'Full Name').fill(wrong);
          await create(page);
          await expectMessage(page, 'Full Name', 'Name is required', true);
        }
      },
    "§8 Authentication: a failed sign-up is thrown and logged as 'Sign-up failed'": async ({
      page,
      logged,
    }) => {
      await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
      await field(page, 'Full Name').fill('R');
      await create(page);
      await expectToast(page, failure);
      await page.unroute('**/api/auth/login');
      expect(logged.filter((line) => line.includes('Sign-up failed'))).toHaveLength(1);
    },
    "§8 Authentication: sign-up success: 'Account created successfully!' / 'Welcome to Heartwood. You can now start creating ancestor profiles.'":
      async ({ page }) => {
        await create(page);
        await expectToast(page, {
          title: 'Account created successfully!',
          description: 'Welcome to Heartwood. You can now start creating ancestor profiles.',
        });
        await expect(page).toHaveURL(/\/dashboard$/);
      },
    '§9 Minimum name length on sign-up: 1': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, R');
    },
    "§8 Authentication: a failed sign-in is thrown and logged as 'Login failed'": async ({
      page,
      logged,
      email,
    }) => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/auth');
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill('another');
      await submit(page, 'Sign in');
      await expect
        .poll(() => logged.filter((line) => line.includes('Login failed')))
        .toHaveLength(1);
    },
    "§8 Authentication: any failure shows a destructive notice 'Authentication failed' / 'Please check your credentials and try again.'":
      ({ page }) => expectToast(page, failure),
    '§5 Credentials: the name is optional in sign-in mode': async ({ page }) => {
      await expect(field(page, 'Full Name')).toHaveCount(0);
      await field(page, 'Password').fill('123456');
      await submit(page, 'Sign in');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
    "§8 Authentication: sign-in success: 'Welcome back!' / 'You have successfully signed in to Heartwood.'":
      ({ page }) =>
        expectToast(page, {
          title: 'Welcome back!',
          description: 'You have successfully signed in to Heartwood.',
        }),
  },
});

export const sessionMessages = provenBy('src/client/features/auth/session-calls.test.ts', {
  '§8 Authentication: a failed start-up sync is only logged, and the stored user stays':
    'a stored user is kept where the server cannot be asked',
  '§8 Authentication: both failures are thrown again after they were logged':
    'fails under its own name, and stores nobody',
});

export const authContext = provenBy('src/client/features/auth/auth-context.test.ts', {
  "§8 Authentication: the auth context outside its provider throws 'useAuth must be used within an AuthProvider'":
    'throws where there is no provider',
});
