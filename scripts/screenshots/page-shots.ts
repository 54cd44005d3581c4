import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The ways in, the account, and the pages that stand on nothing that is stored. */
export function listPageShots(): Shot[] {
  return [
    { name: 'landing', address: '/', signedOut: true },
    { name: 'landing-signed-in', address: '/' },
    {
      name: 'landing-menu',
      address: '/',
      signedOut: true,
      viewport: true,
      prepare: async (page) => isNarrow(page) && press('Menu')(page),
    },
    {
      name: 'sample-family',
      address: '/',
      signedOut: true,
      prepare: async (page) => {
        await press('Explore a sample family')(page);
        await page.waitForURL('**/dashboard');
        await page.getByRole('heading', { name: 'Edda Merriwether' }).waitFor();
      },
    },
    { name: 'auth-sign-in', address: '/auth', signedOut: true },
    { name: 'auth-sign-up', address: '/auth?mode=sign-up', signedOut: true },
    {
      name: 'auth-refused',
      address: '/auth',
      signedOut: true,
      prepare: async (page) => {
        await page.getByLabel('Email').fill('edda@example.com');
        await page.getByLabel('Password', { exact: true }).fill('not-the-one');
        await press('Sign in')(page);
        await page.getByRole('alert').first().waitFor();
      },
    },
    { name: 'auth-missing', address: '/auth', signedOut: true, prepare: press('Sign in') },
    { name: 'auth-forgotten', address: '/forgot-password', signedOut: true },
    {
      name: 'auth-forgotten-sent',
      address: '/forgot-password',
      signedOut: true,
      prepare: async (page) => {
        await page.getByLabel('Email').fill('edda@example.com');
        await page.locator('form button[type=submit]').click();
        await page.waitForLoadState('networkidle');
      },
    },
    { name: 'auth-reset', address: '/reset-password/a-token', signedOut: true },
    ...['about', 'help', 'privacy', 'terms', 'security'].map((name) => ({
      name,
      address: `/${name}`,
    })),
    { name: 'account', address: '/account' },
    { name: 'account-delete', address: '/account', prepare: press('Delete my account') },
    {
      name: 'account-missing',
      address: '/account',
      prepare: async (page) => {
        await page.getByRole('textbox', { name: 'Email' }).fill('another@example.com');
        await press('Save')(page);
        await press('Change password')(page);
      },
    },
    {
      name: 'account-offline',
      address: '/account',
      viewport: true,
      prepare: (page) => page.context().setOffline(true),
    },
    { name: 'feedback', address: '/feedback' },
    { name: 'feedback-signed-out', address: '/feedback', signedOut: true },
    {
      name: 'feedback-missing',
      address: '/feedback',
      signedOut: true,
      prepare: press('Submit Feedback'),
    },
    { name: 'not-found', address: '/nothing-here' },
    { name: 'not-found-training', address: `/training/${randomUUID()}` },
    { name: 'not-found-chat', address: `/chat/${randomUUID()}` },
    {
      name: 'offline-page',
      address: '/dashboard',
      viewport: true,
      prepare: async (page) => {
        const talk = page.getByRole('link', { name: /Chat/ }).first();
        await talk.waitFor();
        await page.context().setOffline(true);
        await talk.click();
      },
    },
  ];
}
