import type { Page } from '@playwright/test';
import { scriptSpeech } from '../scripted-speech.ts';
import { enterSharedAccount } from './shared-account.ts';
import { differs, expect, provenBy, scenario } from './table.ts';
import { expectToast } from './toast.ts';
import { pretendScene, pretendStory } from './told-stories.ts';

const create = (page: Page) =>
  page.getByRole('button', { name: 'Create Visual Story', exact: true }).click();

export const storyForm = scenario({
  title: 'writing a story while another is being made',
  async prepare(world) {
    const { page } = world;
    const { user } = await enterSharedAccount(world);
    const story = pretendStory(user.id, { status: 'processing' });
    const list = { asked: 0 };
    await page.clock.install();
    // Each answer has a title of its own, so that it can be seen to have come.
    await page.route('**/api/users/*/stories', (route) => {
      list.asked += 1;
      return route.fulfill({ json: [{ ...story, title: `Nets ${list.asked}` }] });
    });
    await page.goto('/my-story');
    return { list, story };
  },
  rows: {
    "§5 Story form: a title that is blank after trimming: 'Please fill in all fields.'": async ({
      page,
    }) => {
      await page.getByRole('button', { name: 'Create New Story' }).click();
      await page.getByLabel('Story Title').fill('   ');
      await page.getByLabel('Your Life Story').fill('I mended nets.');
      await create(page);
      await expect(page.getByText('Please fill in all fields.')).toBeVisible();
    },
    "§5 Story form: a life story that is blank after trimming: 'Please fill in all fields.'":
      async ({ page }) => {
        await page.getByLabel('Story Title').fill('Bread');
        await page.getByLabel('Your Life Story').fill(' \n ');
        await expect(page.getByText('Please fill in all fields.')).toBeHidden();
        await create(page);
        await expect(page.getByText('Please fill in all fields.')).toBeVisible();
      },
    "§8 Story: create failure 'Error' / 'Failed to create story. Please try again.'": async ({
      page,
    }) => {
      await page.route('**/api/stories', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByLabel('Your Life Story').fill('I mended nets.');
      await create(page);
      await expectToast(page, {
        title: 'Error',
        description: 'Failed to create story. Please try again.',
        variant: 'destructive',
      });
    },
    '§9 Story list polling: every 2000 ms while any story is processing': async ({
      page,
      list,
      story,
    }) => {
      // An answer is told to the page by a timer of no time at all.
      const shown = () =>
        expect
          .poll(async () => {
            await page.clock.runFor(1);
            return page.getByRole('heading', { name: `Nets ${list.asked}` }).isVisible();
          })
          .toBe(true);
      // What this waits for comes after all that the page has asked for before.
      const settle = () => page.evaluate(async () => void (await fetch('/icon.svg')));
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await settle();
      await shown();
      const before = list.asked;
      await page.clock.runFor(1_950);
      await settle();
      expect(list.asked).toBe(before);
      await page.clock.runFor(60);
      await expect.poll(() => list.asked).toBe(before + 1);
      story.status = 'completed';
      await shown();
      await page.clock.runFor(2_000);
      await settle();
      await shown();
      await expect(page.getByText('Ready to View')).toBeVisible();
      await page.clock.runFor(20_000);
      await settle();
      expect(list.asked).toBe(before + 2);
    },
  },
});

export const player = scenario({
  title: 'a slideshow by its clock',
  async prepare(world) {
    const { page } = world;
    const { user } = await enterSharedAccount(world);
    const story = pretendStory(user.id);
    const scenes = [0.25, 0.25].map((seconds, at) => pretendScene(story.id, at + 1, seconds));
    await page.route(`**/api/stories/${story.id}`, (route) => route.fulfill({ json: story }));
    await page.route('**/scenes', (route) => route.fulfill({ json: scenes }));
    await page.addInitScript(scriptSpeech);
    await page.clock.install();
    await page.goto(`/story-viewer/${story.id}`);
    await expect(page.getByText('Scene 1 of 2')).toBeVisible();
    return {};
  },
  rows: {
    "§8 Story: an unloadable scene image: 'Image not available' / 'The image for this scene has expired'":
      async ({ page }) => {
        await expect(page.getByText('Image not available')).toBeVisible();
        await expect(page.getByText('The image for this scene has expired')).toBeVisible();
      },
    // A scene of 250 ms ends with the third tick: 150 or 200 ms would be seen, and so would 50.
    '§9 Player tick: 100 ms': async ({ page }) => {
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
      await page.clock.runFor(299);
      await expect(page.getByText('Scene 1 of 2')).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.getByText('Scene 2 of 2')).toBeVisible();
    },
  },
});

export const storyMessages = provenBy('tests/e2e/my-story.spec.ts', {
  "§8 Story: create success 'Story Created!' / 'Your story is being processed. AI is creating beautiful visual scenes from your life story.'":
    'a life that is written down becomes a story to view, and can be deleted',
  "§8 Story: delete success 'Story Deleted'":
    'a life that is written down becomes a story to view, and can be deleted',
  "§8 Story: delete failure 'Failed to delete story. Please try again.'":
    'a life that is written down becomes a story to view, and can be deleted',
});

export const storyOnTheServer = provenBy('src/server/features/stories/stories.test.ts', {
  '§5 Story form: the server holds to the same words':
    'a story with %s is refused in the words of the form',
});

export const storyPlayer = provenBy('tests/e2e/story-viewer.spec.ts', {
  "§8 Story: a missing story: 'Story Not Found'":
    'a story that is on its way, failed or not there says so',
  '§9 Player controls: hide after 3000 ms':
    'plays scene by scene, with its narration, and hides its controls',
  '§9 Narration voice: rate 0.85, pitch 1.1, volume 0.9':
    'without recorded narration the browser speaks, and a lost picture is told of',
});

export const narrationVoice = provenBy('src/client/features/stories/player/choose-voice.test.ts', {
  '§9 Narration voice: English preferred, female if possible':
    'is an English one, a woman’s if there is one',
});

export const sceneDuration = provenBy('src/server/features/stories/film.test.ts', {
  '§9 Default scene duration: 5 s': differs(
    'Scenes last 5 s unless said otherwise',
    'is H.264 and AAC, and as long as its cards and scenes together',
  ),
});
