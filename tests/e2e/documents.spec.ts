import { expect, test } from './fixtures.ts';

test('the footer of the landing page leads to pages that say what is true here', async ({
  page,
}) => {
  for (const [link, heading, says] of [
    ['About', 'About Heartwood', 'GNU Affero General Public License'],
    ['Help Center', 'Help Center', 'How do I begin?'],
    ['Privacy Policy', 'Privacy Policy', 'Nothing is sent away.'],
    ['Terms of Service', 'Terms of Service', 'They are not the person'],
    ['Security', 'Security', 'argon2id'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
  }
  await page.goto('/about');
  await expect(page.getByText('@echogarden/espeak-ng-emscripten')).toBeVisible();
  await page.goto('/');
  for (const label of ['Blog', 'Careers'])
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', '#');
});
