import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { browserArguments } from './open-browser.ts';

/** Leaves a browser's profile signed in to a sample family; answers the address of its conversation. */
export async function enterSampleFamily(profile: string, origin: string): Promise<string> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(origin);
    await page.getByRole('button', { name: 'Explore a sample family' }).first().click();
    await page.waitForURL('**/dashboard');
    const chat = page.getByRole('link', { name: /Chat/ }).first();
    const address = await chat.getAttribute('href');
    if (!address) throw new Error('The sample family has nobody to talk with.');
    return address;
  } finally {
    await context.close();
  }
}
