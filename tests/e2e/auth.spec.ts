import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoUserId } from '#shared/demo-user.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { expectToast } from './toast.ts';

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('heartwood.user') ?? 'null'));

async function fillIn(page: Page, fields: { name?: string; email: string; password: string }) {
  if (fields.name !== undefined) await page.getByLabel('Full Name').fill(fields.name);
  await page.getByLabel('Email').fill(fields.email);
  await page.getByLabel('Password', { exact: true }).fill(fields.password);
}

test('a person signs up from the landing page, signs out, and signs in again', async ({ page }) => {
  const email = `rosa-${randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your First Heartwarming Chat Free' }).click();
  const card = page.locator('main > *');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Heartwood, home' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Sign in to continue your conversations')).toBeVisible();
  await expect(page.getByText("Don't have an account? Sign up")).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('Start your family history journey today')).toBeVisible();
  await expect(page.getByText('Already have an account? Sign in')).toBeVisible();
  await fillIn(page, { name: 'Rosa Maria', email, password: 'a-long-password' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, {
    title: 'Account created successfully!',
    description: 'Welcome to Heartwood. You can now start creating ancestor profiles.',
  });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await storedUser(page)).toMatchObject({ email, name: 'Rosa Maria' });

  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await storedUser(page)).toBeNull();

  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillIn(page, { email, password: 'a-long-password' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, {
    title: 'Welcome back!',
    description: 'You have successfully signed in to Heartwood.',
  });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is missing is said beside its field', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await fillIn(page, { name: '  ', email: 'rosa', password: '12345' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
});

test('a wrong password is refused, and what was typed stays', async ({ page, signUp, context }) => {
  const { email } = await signUp();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await fillIn(page, { email, password: 'not-the-one' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, {
    title: 'Authentication failed',
    description: 'Please check your credentials and try again.',
    variant: 'destructive',
  });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-one');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
});

test('a known e-mail is refused beside the e-mail', async ({ page, signUp, context }) => {
  const { email } = await signUp();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?mode=sign-up');
  await fillIn(page, { name: 'Another', email, password: 'a-long-password' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'An account with this email already exists.',
  );
});

test('a page behind the sign-in is come back to after it', async ({ page, signUp, context }) => {
  const { email, password } = await signUp();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  const address = `/training/${randomUUID()}`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/auth$/);
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('at the start nobody is taken for signed out before the server has answered; then who is signed in goes on', async ({
  page,
  signUp,
}) => {
  await signUp();
  const answer = await holdBack(page, '**/api/auth/login');
  await page.goto('/auth');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  answer();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session that ended on the server leads to the sign-in and back', async ({
  page,
  signUp,
  context,
}) => {
  const { email, password } = await signUp();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await storedUser(page)).toBeNull();
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // What the dashboard asks for is refused now, before the application has even begun.
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Who would you like to remember first?')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing out in one tab signs out the other', async ({ page, signUp, context }) => {
  await signUp();
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/auth$/);
});

test('a user whom the server cannot be asked about is kept', async ({ page, signUp }) => {
  const { email } = await signUp();
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  expect(await storedUser(page)).toMatchObject({ email });
});

test('a user of an old demo build gets one fixed id and no access', async ({ page }) => {
  // Of the same origin, and without an application that would read what is being stored.
  await page.goto('/icon.svg');
  await page.evaluate(() =>
    localStorage.setItem(
      'heartwood.user',
      JSON.stringify({ id: 'demo-user', email: 'demo@example.com', name: 'Demo' }),
    ),
  );
  // The next start forgets the user again, and that may be at once: so what is saved is noted down.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'heartwood.user') setItem.call(sessionStorage, 'saved', value);
      setItem.call(this, key, value);
    };
  });
  await page.goto('/');
  const saved = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('saved') ?? 'null'));
  await expect.poll(saved).toMatchObject({ id: demoUserId, name: 'Demo' });
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await storedUser(page)).toBeNull();
});
