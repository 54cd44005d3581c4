import type { Page } from '@playwright/test';
import { expectHeading, expectLink, expectPath, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount } from './sample-account.ts';
import { expect, provenBy, scenario } from './table.ts';

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('heartwood.user') ?? 'null'));

export const signInAndUp = scenario({
  title: 'the sign-in and its two modes',
  async prepare({ page }) {
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toBeVisible();
    return {};
  },
  rows: {
    '§2 Routes: /auth is the sign-in and sign-up': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    },
    '§2 Sign-in / sign-up: one card with a logo': async ({ page }) => {
      const card = page.locator('main > *');
      await expect(card).toHaveCount(1);
      await expectLink(card, 'Heartwood, home', '/');
      await expect(card.getByRole('textbox', { name: 'Email' })).toBeVisible();
    },
    "§2 Sign-in / sign-up: sign-in mode has the title 'Welcome back'": async ({ page }) => {
      await expectHeading(page, 'Welcome back');
    },
    "§2 Sign-in / sign-up: sign-in mode has the subtitle 'Sign in to continue your conversations'":
      async ({ page }) => expectText(page, 'Sign in to continue your conversations'),
    "§2 Sign-in / sign-up: sign-in mode prompts 'Don't have an account?' with the link 'Sign up'":
      async ({ page }) => {
        await expectText(page, "Don't have an account? Sign up");
        await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
      },
    '§2 Sign-in / sign-up: fields for email and password': async ({ page }) => {
      await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
      await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
    },
    "§2 Sign-in / sign-up: 'Full Name' is asked in sign-up mode only": async ({ page }) => {
      await expect(page.getByLabel('Full Name')).toHaveCount(0);
      await page.getByRole('link', { name: 'Sign up', exact: true }).click();
      await expect(page.getByLabel('Full Name')).toBeEditable();
    },
    "§2 Sign-in / sign-up: sign-up mode has the title 'Create your account'": async ({ page }) => {
      await expectHeading(page, 'Create your account');
    },
    "§2 Sign-in / sign-up: sign-up mode has the subtitle 'Start your family history journey today'":
      async ({ page }) => expectText(page, 'Start your family history journey today'),
    "§2 Sign-in / sign-up: sign-up mode prompts 'Already have an account?' with the link 'Sign in'":
      async ({ page }) => {
        await expectText(page, 'Already have an account? Sign in');
        await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
      },
    '§2 Sign-in / sign-up: the password can be shown and hidden': async ({ page }) => {
      const password = page.getByLabel('Password', { exact: true });
      await expect(password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password).toHaveAttribute('type', 'password');
    },
    '§2 Sign-in / sign-up: a link toggles between the two modes': async ({ page }) => {
      await page.getByRole('link', { name: 'Sign in', exact: true }).click();
      await expectHeading(page, 'Welcome back');
      await expect(page.getByLabel('Full Name')).toHaveCount(0);
      await expectPath(page, '/auth');
    },
  },
});

export const sessionAtStart = scenario({
  title: 'a session at the start of the page',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    await page.addInitScript(() => {
      const stored = JSON.parse(localStorage.getItem('heartwood.user') ?? 'null');
      // As another device left it, before the name was changed there.
      if (stored)
        localStorage.setItem('heartwood.user', JSON.stringify({ ...stored, name: 'Before' }));
    });
    const asked: unknown[] = [];
    const answer = await holdBack(page, '**/api/auth/login');
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) asked.push(request.postDataJSON());
    });
    await page.goto('/auth');
    return { user, asked, answer };
  },
  rows: {
    '§4 Session: loading is true at the start, so that nobody is taken for signed out': async ({
      page,
      asked,
    }) => {
      await expect.poll(() => asked.length).toBe(1);
      await expect(page.getByText('Loading...')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveCount(0);
    },
    '§4 Session: at the start the stored user is read, and synced to the server': async ({
      asked,
      user,
    }) => {
      expect(asked[0]).toMatchObject({ id: user.id, email: user.email, name: 'Before' });
    },
    "§4 Session: on success the stored user is replaced by the server's": async ({
      page,
      user,
      answer,
    }) => {
      answer();
      await expect.poll(() => storedUser(page)).toMatchObject({ id: user.id, name: user.name });
    },
    '§4 Session: then loading ends': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome,');
    },
    '§2 Sign-in / sign-up: who is signed in already is redirected to /dashboard': async ({
      page,
    }) => {
      await expectPath(page, '/dashboard');
    },
    '§2 Routes: /dashboard is the dashboard': async ({ page, user }) => {
      await expectHeading(page, `Welcome, ${user.name}`);
    },
  },
});

export const signingInAndOut = provenBy('tests/e2e/auth.spec.ts', {
  '§2 Sign-in / sign-up: a successful sign-up leads to /dashboard':
    'a person signs up from the landing page, signs out, and signs in again',
  '§2 Sign-in / sign-up: a successful sign-in leads to /dashboard':
    'a person signs up from the landing page, signs out, and signs in again',
  "§4 Session: signing up stores the server's user":
    'a person signs up from the landing page, signs out, and signs in again',
  '§4 Session: where the sync fails the stored user is used anyway':
    'a user whom the server cannot be asked about is kept',
  '§4 Session: there are two states only, a user or none':
    'a session that ended on the server leads to the sign-in and back',
});

export const storingTheUser = provenBy('src/client/features/auth/session-calls.test.ts', {
  "§4 Session: signing in stores the server's user": "stores the server's user",
  '§4 Session: signing out forgets the stored user even where the server cannot be told':
    'forgets the stored user even where the server cannot be told',
});
