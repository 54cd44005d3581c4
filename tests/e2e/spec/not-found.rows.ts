import { expect, provenBy, scenario } from './table.ts';

export const notFound = scenario({
  title: 'an address that is no screen',
  async prepare({ page }) {
    await page.goto('/no/such/page');
    return {};
  },
  rows: {
    '§2 Routes: any other path is the not-found screen': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
      expect(new URL(page.url()).pathname).toBe('/no/such/page');
    },
    "§2 Not-found screen: '404 Page Not Found'": async ({ page }) => {
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    },
    "§2 Not-found screen: 'Did you forget to add the page to the router?'": async ({ page }) => {
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    },
  },
});

export const failedToMount = provenBy('tests/e2e/app-shell.spec.ts', {
  "§2 Not-found screen: an application that fails to mount shows 'Error loading' and the product's name":
    'an application without its place in the page is said to have failed',
});
