import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';

test('somebody signed out says what is missing, then sends feedback with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/feedback');
  await expect(page.getByRole('heading', { name: "We'd Love Your Feedback" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other Ways to Reach Us' })).toBeVisible();
  const block = page.getByRole('region', { name: 'Other Ways to Reach Us' });
  await expect(block.getByRole('link', { name: 'support@heartwood.example' })).toHaveAttribute(
    'href',
    'mailto:support@heartwood.example',
  );
  await expect(block.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Heartwood');
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', '/');

  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  for (const [label, sentence] of [
    ['Name', 'Name is required'],
    ['Email', 'Invalid email address'],
    ['Subject', 'Subject is required'],
    ['Message', 'Message is required'],
  ] as const) {
    await expect(page.getByText(`${label} *`, { exact: true })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }

  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Subject').fill('The tree');
  await page.getByLabel('Message').fill('It holds everybody.');
  await page.getByLabel('Message').press('Tab');
  await page.keyboard.press('Space');
  for (const words of ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']) {
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    if (words !== '5 stars') await page.keyboard.press('ArrowRight');
  }
  const sent = page.waitForRequest('**/api/feedback');
  await page.getByLabel('Subject').press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'The tree',
    message: 'It holds everybody.',
    rating: 5,
  });
  await expect(page.getByText('Feedback submitted!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for your feedback. We'll review it soon.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText('No rating')).toBeVisible();
});

test('what somebody signed in wrote survives a failure and a reload, and is sent as theirs', async ({
  page,
  signUp,
}) => {
  const { id, name, email } = await signUp();
  await page.goto('/feedback');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Subject').fill('The chat');
  await page.getByLabel('Message').fill('She sounds like herself.');
  await page.route('**/api/feedback', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Failed to submit feedback', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();
  await page.unroute('**/api/feedback');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('She sounds like herself.');
  const sent = page.waitForRequest('**/api/feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  const { rating, ...rest } = (await sent).postDataJSON();
  expect(rest).toMatchObject({ userId: id, subject: 'The chat' });
  expect(rating).toBeUndefined();
  await expect(page.getByText('Feedback submitted!', { exact: true })).toBeVisible();
});

test('has no barriers that axe can find, in either theme', async ({ page }) => {
  await page.goto('/feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Subject is required')).toBeVisible();
  await expectNoBarriers(page);
});
