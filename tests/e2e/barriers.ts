import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page as it stands: the rule, and each element that breaks it. No page here holds a frame. */
async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (asked) => {
    const { axe } = window as typeof window & {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    const { violations } = await axe.run(asked);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}

/** The same in both themes, each barrier under the theme's name; the page stays dark. */
export async function listBarriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Another theme changes colours alone.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    for (const barrier of await findBarriers(page, rules)) found.push(`${colorScheme} ${barrier}`);
  }
  return found;
}

export async function expectNoBarriers(page: Page, where?: string): Promise<void> {
  expect(await listBarriers(page), where).toEqual([]);
}
