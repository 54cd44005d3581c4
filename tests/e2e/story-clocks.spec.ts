import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { expect, test } from './fixtures.ts';
import { scriptSpeech } from './scripted-speech.ts';

const times = { createdAt: '2026-01-31T12:00:00.000Z', updatedAt: '2026-01-31T12:00:00.000Z' };

/** A story as the server would answer it; nothing of it is made. */
const pretendStory = (userId: string, fields: Partial<Story>): Story => ({
  ...{ id: randomUUID(), userId, title: 'Nets', lifeStory: 'I mended nets.', language: 'en' },
  ...{ status: 'completed', progress: null, error: null, sceneCount: 0, music: false },
  ...{ videoUrl: null, videoDuration: null, videoMissing: null, captionsUrl: null },
  ...{ verticalVideoUrl: null, verticalVideo: 'none', posterUrl: null },
  ...times,
  ...fields,
});

const pretendScene = (storyId: string, sceneNumber: number, sceneDuration: number): Scene => ({
  ...{ id: randomUUID(), storyId, sceneNumber, title: null, narration: 'I mended nets.' },
  ...{ imagePrompt: 'A harbour', picture: { source: 'drawn' }, imageUrl: null, audioUrl: null },
  ...{ sceneDuration, status: 'completed' },
  ...times,
});

const show = (page: Page, visibilityState: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibilityState);

test('the list is asked for every two seconds while a story is being made, in the background too', async ({
  page,
  signUp,
}) => {
  const { id } = await signUp();
  let story = pretendStory(id, { status: 'processing' });
  let asked = 0;
  await page.route(`**/api/users/${id}/stories*`, (route) => {
    asked += 1;
    return route.fulfill({ json: [story] });
  });
  let answered = 0;
  const countAnswer = (request: Request) => {
    if (request.url().includes(`/api/users/${id}/stories`)) answered += 1;
  };
  page.on('requestfinished', countAnswer).on('requestfailed', countAnswer);
  await page.clock.install();
  await page.goto('/my-story');
  await expect(page.getByText('Creating Scenes...')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  /** Asked again while an answer is on its way, the page would wait for that one. */
  const settle = async () => {
    await expect.poll(() => answered).toBe(asked);
    await page.evaluate(() => fetch('/livez').then((response) => response.text()));
  };
  const expectPolls = async (steps: number) => {
    for (let step = 1; step <= steps; step += 1) {
      const before = asked;
      await page.clock.runFor(2_000);
      await expect.poll(() => asked, `polls in step ${step}`).toBe(before + 1);
      await settle();
    }
  };
  await settle();
  await expectPolls(4);
  await show(page, 'hidden');
  await expectPolls(3);

  story = { ...story, status: 'completed' };
  await expectPolls(1);
  const readyStories = async () => {
    await page.clock.runFor(20);
    return page.getByText('Ready to View').count();
  };
  await expect.poll(readyStories).toBe(1);
  const before = asked;
  await page.clock.runFor(10_000);
  expect(asked).toBe(before);
  await show(page, 'visible');
  await page.clock.runFor(100);
  await expect.poll(() => asked).toBe(before + 1);
});

test('a slideshow counts its scenes in tenths of a second', async ({ page, signUp }) => {
  const { id } = await signUp();
  const story = pretendStory(id, { sceneCount: 2 });
  const scenes = [0.25, 0.25].map((seconds, at) => pretendScene(story.id, at + 1, seconds));
  await page.route(`**/api/stories/${story.id}`, (route) => route.fulfill({ json: story }));
  await page.route('**/scenes', (route) => route.fulfill({ json: scenes }));
  await page.addInitScript(scriptSpeech);
  await page.clock.install();
  await page.goto(`/story-viewer/${story.id}`);
  await expect(page.getByText('Scene 1 of 2')).toBeVisible();
  await expect(page.getByText(/^Duration/)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.clock.runFor(299);
  await expect(page.getByText('Scene 1 of 2')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Scene 2 of 2')).toBeVisible();
});
