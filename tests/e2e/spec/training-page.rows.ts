import type { Page } from '@playwright/test';
import { expectLink, expectPath, expectText } from './expectations.ts';
import { enterSampleAccount, fetchList, pick } from './sample-account.ts';
import { expect, provenBy, scenario } from './table.ts';

const personality = (page: Page) => page.getByRole('tab', { name: /^Personality & Details/ });
const stories = (page: Page) => page.getByRole('tab', { name: /^Stories & Experiences/ });
const banner = (page: Page) => page.getByRole('region', { name: 'Ready to Complete Training!' });
const ticked = /\(has been filled in\)/;

export const training = scenario({
  title: 'the training of an ancestor',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    const family = await fetchList(page, user, 'ancestors');
    const ancestor = pick(family, ({ status }) => status === 'active');
    const path = `/api/ancestors/${ancestor.id}`;
    const stored = {
      ancestor,
      training: await (await page.request.get(`${path}/training`)).json(),
    };
    let shown: { ancestor?: object; training?: object } = {};
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: { ...stored.ancestor, ...shown.ancestor } }),
    );
    await page.route(`**${path}/training`, (route) =>
      route.fulfill({ json: { ...stored.training, ...shown.training } }),
    );
    const show = async (next: typeof shown) => {
      shown = next;
      await page.goto(`/training/${ancestor.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const inTraining = { status: 'training', trainingProgress: 79, avatarUrl: '/icon.svg' };
    await show({ ancestor: inTraining, training: { fullName: '', stories: [] } });
    return { ancestor, show, inTraining };
  },
  rows: {
    "§2 Training: the header has 'Back to Dashboard'": async ({ page }) => {
      await expectLink(page, 'Back to Dashboard', '/dashboard');
    },
    '§2 Training: the header has the avatar': async ({ page }) => {
      await expect(page.locator('main img').first()).toHaveAttribute('src', '/icon.svg');
    },
    "§2 Training: the header says 'Training:' and the ancestor's name": async ({
      page,
      ancestor,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Training: ${ancestor.name}`);
    },
    '§2 Training: a progress bar': async ({ page }) => {
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '79');
    },
    '§2 Training: its label is a percentage': async ({ page }) => expectText(page, '79%'),
    "§2 Training: 'Start Chatting' only when active": async ({ page }) => {
      await expect(page.getByRole('link', { name: 'Start Chatting' })).toHaveCount(0);
      await expect(page.getByText('Training Complete')).toHaveCount(0);
    },
    "§2 Training: a tab 'Personality & Details'": async ({ page }) => {
      await expect(personality(page)).toHaveAttribute('aria-selected', 'true');
    },
    "§2 Training: a tab 'Stories & Experiences'": async ({ page }) => {
      await expect(stories(page)).toHaveAttribute('aria-selected', 'false');
      await expect(page.getByRole('tab')).toHaveCount(2);
    },
    '§2 Training: no tick on a tab that has no data': async ({ page }) => {
      await expect(personality(page)).not.toHaveText(ticked);
      await expect(stories(page)).not.toHaveText(ticked);
    },
    "§2 Training: 'Next Section' moves to the stories": async ({ page }) => {
      await page.getByRole('button', { name: 'Next Section' }).click();
      await expect(stories(page)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('button', { name: 'Add Story' })).toBeVisible();
    },
    '§4 Training: Personality moves to Stories on Next Section': async ({ page }) => {
      await expect(page.getByLabel('Full Name')).toBeHidden();
      await expect(personality(page)).toHaveAttribute('aria-selected', 'false');
    },
    "§2 Training: 'Previous Section' moves back": async ({ page }) => {
      await page.getByRole('button', { name: 'Previous Section' }).click();
      await expect(personality(page)).toHaveAttribute('aria-selected', 'true');
    },
    '§4 Training: Stories moves back on Previous Section': async ({ page }) => {
      await expect(page.getByLabel('Full Name')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add Story' })).toBeHidden();
    },
    '§2 Training: below 80% no banner offers to complete': async ({ page }) => {
      await expect(banner(page)).toHaveCount(0);
    },
    "§2 Training: at 80% and not active, a banner 'Ready to Complete Training!'": async ({
      page,
      show,
      inTraining,
    }) => {
      const fullName = 'Somebody';
      await show({
        ancestor: { ...inTraining, trainingProgress: 80 },
        training: { fullName, stories: [] },
      });
      await expect(banner(page)).toBeVisible();
    },
    '§2 Training: a tick on the first tab once it has fullName': async ({ page }) => {
      await expect(personality(page)).toHaveText(ticked);
      await expect(stories(page)).not.toHaveText(ticked);
    },
    "§2 Training: the banner offers 'Complete Training'": async ({ page }) => {
      const button = banner(page).getByRole('button', { name: 'Complete Training', exact: true });
      await expect(button).toBeEnabled();
    },
    '§2 Training: a tick on the second tab once it has a story': async ({ page, show }) => {
      const story = { title: 'Bread', content: 'Every night at two she lit the oven.' };
      await show({ training: { fullName: '', stories: [story] } });
      await expect(stories(page)).toHaveText(ticked);
      await expect(personality(page)).not.toHaveText(ticked);
    },
    "§2 Training: when active, the note 'Training Complete - Ready for Conversations'": async ({
      page,
    }) => expectText(page, 'Training Complete - Ready for Conversations'),
    "§2 Training: when active, 'Start Chatting'": async ({ page, ancestor }) => {
      await expectLink(page, 'Start Chatting', `/chat/${ancestor.id}`);
      await expectPath(page, `/training/${ancestor.id}`);
    },
    '§2 Training: when active, no banner offers to complete': async ({ page }) => {
      await expect(banner(page)).toHaveCount(0);
    },
  },
});

export const trainingElsewhere = provenBy('tests/e2e/training.spec.ts', {
  "§2 Training: 'Ancestor Not Found' if the ancestor is missing":
    'knows no ancestor of somebody else',
  "§2 Training: the banner's button shows 'Processing...' while pending":
    'teaches every field, section by section, up to the completed training',
  '§4 Training: completing from the stories step calls the summary and leads to the dashboard':
    'offers completion with a name and one story, and says when it failed',
});

export const trainingSignedOut = provenBy('tests/e2e/auth.spec.ts', {
  '§2 Training: not signed in, it redirects to /auth':
    'a page behind the sign-in is come back to after it',
});
