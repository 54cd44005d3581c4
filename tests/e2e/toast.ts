import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The toast that is shown: also where a dialog keeps all that is outside of it from being looked at. */
export const shownToast = (page: Page): Locator => page.locator('[data-variant][data-state=open]');

interface ToastWords {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

/** Expects these very words in the toast that is shown. */
export async function expectToast(page: Page, words: ToastWords): Promise<void> {
  const { title, description, variant } = words;
  const toast = shownToast(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined)
    await expect(toast.getByText(description, { exact: true })).toBeVisible();
  if (variant) await expect(toast).toHaveAttribute('data-variant', variant);
}
