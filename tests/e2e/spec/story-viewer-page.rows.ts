import type { Page } from '@playwright/test';
import { format } from 'date-fns';
import type { Story } from '#shared/contracts/stories.ts';
import { expectHeading, expectPath, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList, pick } from './sample-account.ts';
import { differs, expect, provenBy, scenario } from './table.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Delays of all intervals that are running, in milliseconds. */
const noteIntervals = () => {
  const running = new Map<number, number>();
  const { setInterval, clearInterval } = window;
  Object.assign(window, {
    intervals: () => [...running.values()],
    setInterval: (act: () => void, delay: number) => {
      const id = setInterval(act, delay) as unknown as number;
      running.set(id, delay);
      return id;
    },
    clearInterval: (id: number) => {
      running.delete(id);
      clearInterval(id);
    },
  });
};
const intervals = (page: Page) =>
  page.evaluate(() => (window as unknown as { intervals(): number[] }).intervals());

export const storyViewer = scenario({
  title: 'a story in the viewer',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    const stories = await fetchList(page, user, 'stories');
    const story = pick(stories, ({ videoUrl }) => videoUrl !== null);
    let changed: Partial<Story> = { videoDuration: 65.4 };
    await page.route(`**/api/stories/${story.id}`, (route) =>
      route.fulfill({ json: { ...story, ...changed } }),
    );
    const show = await holdBack(page, `**/api/stories/${story.id}/scenes`);
    await page.addInitScript(noteIntervals);
    await page.goto(`/story-viewer/${story.id}`);
    const reloadWith = async (next: Partial<Story>) => {
      changed = next;
      await page.reload();
      await expectHeading(page, story.title);
    };
    return { story, show, reloadWith };
  },
  rows: {
    '§2 Story viewer: loading skeletons': async ({ page, show }) => {
      await expect(page.locator('main [aria-hidden=true].aspect-video'))
        .toBeVisible()
        .finally(show);
      await expect(page.getByText('Loading your story...')).toHaveCount(0);
    },
    '§2 Routes: /story-viewer/{storyId} is the story viewer': async ({ page, story }) => {
      await expect(page.getByRole('region', { name: 'Slideshow' })).toBeVisible();
      await expectPath(page, `/story-viewer/${story.id}`);
    },
    '§2 Story viewer: the title': async ({ page, story }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
    },
    '§2 Story viewer: the date of creation': async ({ page, story }) => {
      await expectText(page, `Created: ${format(story.createdAt, 'MMM d, yyyy')}`);
    },
    '§2 Story viewer: the duration as m:ss': async ({ page }) => {
      await expectText(page, 'Duration: 1:05 as a film');
    },
    '§2 Story viewer: the count of scenes': async ({ page, story }) => {
      expect(story.sceneCount).toBeGreaterThan(1);
      await expectText(page, `${story.sceneCount} scenes`);
    },
    "§2 Story viewer: 'Share Story'": async ({ page }) => {
      await expect(button(page, 'Share Story')).toBeEnabled();
    },
    "§2 Story viewer: 'Download Video'": async ({ page }) => {
      await expect(button(page, 'Download Video')).toBeEnabled();
    },
    '§2 Story viewer: previous is disabled on the first scene': async ({ page }) => {
      await expect(button(page, 'Previous scene')).toBeDisabled();
      await expect(button(page, 'Next scene')).toBeEnabled();
    },
    '§2 Story viewer: the narration toggle is on by default': async ({ page }) => {
      await expect(button(page, 'Turn narration off')).toBeVisible();
    },
    '§2 Story viewer: the narration can be turned off and on': async ({ page }) => {
      await button(page, 'Turn narration off').click();
      await button(page, 'Turn narration on').click();
      await expect(button(page, 'Turn narration off')).toBeVisible();
    },
    '§4 Slideshow player: paused at first': async ({ page }) => {
      await expect(button(page, 'Play')).toBeVisible();
      expect(await intervals(page)).not.toContain(100);
    },
    '§4 Slideshow player: playing, time ticks every 100 ms': async ({ page }) => {
      await button(page, 'Play').click();
      await expect(button(page, 'Pause')).toBeVisible();
      expect(await intervals(page)).toContain(100);
    },
    '§4 Slideshow player: paused again, time stands still': async ({ page }) => {
      await button(page, 'Pause').click();
      await expect(button(page, 'Play')).toBeVisible();
      expect(await intervals(page)).not.toContain(100);
    },
    '§2 Story viewer: dots jump to a scene': async ({ page, story }) => {
      const dots = page.getByRole('button', { name: /^Go to scene/ });
      await expect(dots).toHaveCount(story.sceneCount);
      await dots.last().click();
      await expectText(page, `Scene ${story.sceneCount} of ${story.sceneCount}`);
    },
    '§2 Story viewer: next is disabled on the last scene': async ({ page }) => {
      await expect(button(page, 'Next scene')).toBeDisabled();
      await expect(button(page, 'Previous scene')).toBeEnabled();
    },
    '§2 Story viewer: with a video, a toggle between Slideshow and Video': async ({ page }) => {
      await page.getByRole('radio', { name: 'Video' }).click();
      await expect(page.getByLabel(/^Film: /)).toBeVisible();
      await page.getByRole('radio', { name: 'Slideshow' }).click();
      await expect(page.getByRole('region', { name: 'Slideshow' })).toBeVisible();
    },
    '§2 Story viewer: the download is disabled without a video': async ({ page, reloadWith }) => {
      await reloadWith({ videoUrl: null, videoDuration: null });
      await expect(button(page, 'Download Video')).toBeDisabled();
    },
    '§2 Story viewer: without a video there is no toggle': async ({ page }) => {
      await expect(page.getByRole('radio')).toHaveCount(0);
    },
    '§2 Story viewer: a duration that is not known is not shown': async ({ page }) => {
      await expectText(page, /^Created: /);
      await expect(page.getByText(/^Duration/)).toHaveCount(0);
    },
  },
});

export const playing = provenBy('tests/e2e/story-viewer.spec.ts', {
  '§2 Story viewer: controls hide 3 seconds after playback starts':
    'plays scene by scene, with its narration, and hides its controls',
  '§2 Story viewer: controls reappear on mouse move':
    'plays scene by scene, with its narration, and hides its controls',
  "§4 Slideshow player: it goes on to the next scene when the scene's time is over":
    'plays scene by scene, with its narration, and hides its controls',
  '§4 Slideshow player: it stops at the last scene':
    'plays scene by scene, with its narration, and hides its controls',
  "§2 Story viewer: a scene image that fails to load shows 'Image not available' with 'The image for this scene has expired'":
    'without recorded narration the browser speaks, and a lost picture is told of',
  "§2 Story viewer: 'Story Not Found' if the story is missing":
    'a story that is on its way, failed or not there says so',
  "§2 Story viewer: 'Story Not Found' if its scenes are missing or empty":
    'a story that is on its way, failed or not there says so',
  '§2 Story viewer: a story whose scenes are not made yet is told to be on its way': differs(
    'A story is `processing`, then `completed`',
    'a story that is on its way, failed or not there says so',
  ),
  '§2 Story viewer: Story Not Found links back to /my-story':
    'a story that is on its way, failed or not there says so',
});

export const sceneStatus = provenBy('src/server/features/stories/stories.test.ts', {
  "§4 Scene: the status is 'pending' until it is made":
    'a scene is changed: what changed is made again, what did not stays, and a stale write is refused',
});
