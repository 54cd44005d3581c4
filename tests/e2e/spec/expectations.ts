import type { Locator, Page } from '@playwright/test';
import { expect } from './table.ts';

type Place = Page | Locator;

/** A link that is shown under this name, and where it leads. */
export async function expectLink(place: Place, name: string | RegExp, href: string | RegExp) {
  const link = place.getByRole('link', { name, exact: true });
  await expect(link.first()).toBeVisible();
  await expect(link.first()).toHaveAttribute('href', href);
}

export async function expectHeading(place: Place, name: string | RegExp) {
  await expect(place.getByRole('heading', { name, exact: true })).toBeVisible();
}

export async function expectText(place: Place, text: string | RegExp) {
  await expect(place.getByText(text, { exact: true }).first()).toBeVisible();
}

export async function expectPath(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** How many columns a grid has at each width of the screen. */
export async function expectColumns(page: Page, grid: Locator, byWidth: Record<number, number>) {
  for (const [width, columns] of Object.entries(byWidth)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const count = () =>
      grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    await expect.poll(count, `columns at ${width} px`).toBe(columns);
  }
}
