import { about } from '#shared/contracts/about.ts';
import { expectHeading, expectLink, expectPath } from './expectations.ts';
import { expect, provenBy, scenario } from './table.ts';

export const feedbackPage = scenario({
  title: 'the feedback page, signed out',
  async prepare({ page }) {
    await page.goto('/feedback');
    return { known: about.parse(await (await page.request.get('/api/about')).json()) };
  },
  rows: {
    '§2 Routes: /feedback is the feedback': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Feedback');
      await expectPath(page, '/feedback');
    },
    '§2 Feedback: signed out, the back link goes to /': async ({ page }) => {
      await expectLink(page, /^Back to/, '/');
    },
    '§2 Feedback: a header with the product name': async ({ page }) => {
      await expect(page.getByRole('banner')).toContainText('Heartwood');
    },
    "§2 Feedback: the heading 'We'd Love Your Feedback'": async ({ page }) => {
      await expectHeading(page, "We'd Love Your Feedback");
    },
    '§2 Feedback: the feedback form': async ({ page }) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await expect(page.locator('form').getByLabel(label)).toBeEditable();
      await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeVisible();
    },
    "§2 Feedback: a block 'Other Ways to Reach Us'": async ({ page }) => {
      await expect(page.getByRole('region', { name: 'Other Ways to Reach Us' })).toBeVisible();
    },
    '§2 Feedback: it lists a support e-mail': async ({ page, known: { supportEmail } }) => {
      const block = page.getByRole('region', { name: 'Other Ways to Reach Us' });
      await expectLink(block, supportEmail, `mailto:${supportEmail}`);
    },
    '§2 Feedback: it lists a phone number': async ({ page, known: { supportPhone } }) => {
      const block = page.getByRole('region', { name: 'Other Ways to Reach Us' });
      await expectLink(block, supportPhone, /^tel:\+\d+$/);
    },
  },
});

export const feedbackSignedIn = provenBy('tests/e2e/feedback.spec.ts', {
  '§2 Feedback: signed in, the back link goes to /dashboard':
    'what somebody signed in wrote survives a failure and a reload, and is sent as theirs',
});
