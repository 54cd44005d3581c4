import type { Page } from '@playwright/test';
import { expect, provenBy, scenario } from './table.ts';
import { expectToast } from './toast.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' }).click();

const required =
  (label: string, message: string) =>
  async ({ page }: { page: Page }) => {
    await expect(page.getByText(`${label} *`, { exact: true })).toBeVisible();
    const field = page.getByLabel(label);
    await expect(field).toHaveAccessibleDescription(message);
    await field.fill(label === 'Email' ? 'rosa@example.com' : 'Rosa');
    await submit(page);
    await expect(field).not.toHaveAccessibleDescription(message);
  };

export const feedbackForm = scenario({
  title: 'what the feedback form asks for',
  async prepare({ page }) {
    const sent: unknown[] = [];
    await page.route('**/api/feedback', async (route) => {
      sent.push(route.request().postDataJSON());
      // The first one fails, so that the form stays as it is filled in.
      await (sent.length === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await page.goto('/feedback');
    await submit(page);
    return { sent, stars: page.getByRole('group', { name: 'Rating' }) };
  },
  rows: {
    '§5 Feedback: the name is required and marked *': required('Name', 'Name is required'),
    '§5 Feedback: the email is required and marked *': required('Email', 'Invalid email address'),
    '§5 Feedback: the subject is required and marked *': required('Subject', 'Subject is required'),
    '§5 Feedback: the message is required and marked *': required('Message', 'Message is required'),
    '§5 Feedback: the rating is optional': async ({ sent }) => {
      await expect.poll(() => sent).toHaveLength(1);
      expect(sent[0]).not.toHaveProperty('rating');
    },
    '§5 Feedback: the rating is an integer from 1 to 5, chosen with a star picker': async ({
      stars,
    }) => {
      const values = await stars
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
      expect(values).toEqual(['1', '2', '3', '4', '5']);
    },
    "§5 Feedback: the star picker shows 'N star(s)'": async ({ stars }) => {
      for (const words of ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']) {
        await stars.getByRole('radio', { name: words, exact: true }).check({ force: true });
        await expect(stars.getByRole('status')).toHaveText(words);
      }
    },
    '§9 Feedback rating: 1 to 5': async ({ page, sent }) => {
      await submit(page);
      await expect.poll(() => sent).toHaveLength(2);
      expect(sent[1]).toMatchObject({ rating: 5 });
    },
    "§8 Feedback: success 'Feedback submitted!' / 'Thank you for your feedback. We'll review it soon.'":
      ({ page }) =>
        expectToast(page, {
          title: 'Feedback submitted!',
          description: "Thank you for your feedback. We'll review it soon.",
        }),
    '§8 Feedback: the form resets after success': async ({ page, stars }) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await expect(page.getByLabel(label)).toHaveValue('');
      await expect(stars.getByRole('status')).toHaveText('No rating');
    },
  },
});

export const feedbackFailure = provenBy('tests/e2e/feedback.spec.ts', {
  "§8 Feedback: failure 'Failed to submit feedback' / 'Please try again later.'":
    'what somebody signed in wrote survives a failure and a reload, and is sent as theirs',
});

export const feedbackOnTheServer = provenBy('src/server/features/feedback/feedback.test.ts', {
  '§5 Feedback: the server holds to what is required': 'without a proper %s says what is missing',
  '§5 Feedback: the server holds to the rating': 'takes no rating of %j',
});
