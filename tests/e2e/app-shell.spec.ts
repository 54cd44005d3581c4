import { expect, test } from './fixtures.ts';

test('an unknown address says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('an application that cannot be fetched is said to have failed', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Error loading Heartwood')).toBeVisible();
});

test('an application without its place in the page is said to have failed', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="root"', 'id="elsewhere"');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.getByText('Error loading Heartwood')).toBeVisible();
});

test('a page whose code cannot be fetched offers to try again', async ({ page }) => {
  await page.route('**/assets/auth-page-*.js', (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await page.unroute('**/assets/auth-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a change of page brings the focus to its heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
});

test('the first Tab leads past the bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chosen theme outlives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const byDay = await ground();
  await page.getByRole('button', { name: 'Colours: as on this device' }).click();
  await page.getByRole('button', { name: 'Colours: light' }).click();
  await expect.poll(ground).not.toBe(byDay);
  const byLamplight = await ground();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Colours: dark' })).toBeVisible();
  expect(await ground()).toBe(byLamplight);
});

test('being offline is said, and unsaid', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});
