import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { format } from 'date-fns';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { expectNoBarriers } from './barriers.ts';
import { holdBack } from './hold-back.ts';
import { scriptSpeech, spokenBy } from './scripted-speech.ts';
import { expect, lifeStory, type MadeStory, test } from './stories.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) =>
  page.locator('li[data-variant]').filter({ hasText: text });
const slideshow = (page: Page) => page.getByRole('region', { name: 'Slideshow' });

async function open(page: Page, made: MadeStory) {
  await made.signIn(page);
  await page.goto(`/story-viewer/${made.story.id}`);
  await expect(page.getByRole('heading', { level: 1, name: made.story.title })).toBeVisible();
}

/** Shows the story, and its scenes, as they would be in another state. */
async function pretend(
  page: Page,
  { story: { id } }: MadeStory,
  fields: Partial<Story>,
  change: (scenes: Scene[]) => Scene[] = (scenes) => scenes,
) {
  await page.route(`**/api/stories/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...fields } });
  });
  await page.route(`**/api/stories/${id}/scenes`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

// An answer that is still being changed when a test ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Waits until a scene's sound has really begun. */
const heard = (page: Page, { id }: Scene) =>
  expect
    .poll(() =>
      page.evaluate((sceneId) => {
        const audio = document.querySelector('audio');
        return audio?.src.includes(sceneId) && !audio.paused && audio.readyState > 2;
      }, id),
    )
    .toBe(true);
const isSilent = (page: Page) =>
  page.evaluate(() => document.querySelector('audio')?.paused !== false);

test('plays scene by scene, with its narration, and hides its controls', async ({ page, made }) => {
  const { story, scenes } = made;
  const [first, second, last] = scenes as [Scene, Scene, Scene];
  await page.clock.install();
  const show = await holdBack(page, `**/api/stories/${story.id}/scenes`);
  await made.signIn(page);
  await page.goto(`/story-viewer/${story.id}`);
  await expect(page.locator('main [aria-hidden=true].aspect-video')).toBeVisible().finally(show);
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await expect(page.getByText(format(story.createdAt, 'MMM d, yyyy'))).toBeVisible();
  const seconds = Math.round(story.videoDuration ?? 0);
  await expect(page.getByText(`Duration: 0:${String(seconds).padStart(2, '0')}`)).toBeAttached();
  await expect(page.getByText('3 scenes')).toBeVisible();
  await expect(page.getByText('Pictures and voice made by AI')).toBeVisible();
  await expect(slideshow(page).getByRole('img', { name: /^Scene 1/ })).toBeVisible();
  await expect(button(page, 'Previous scene')).toBeDisabled();
  expect(await isSilent(page)).toBe(true);
  await expectNoBarriers(page);

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button(page, 'Play').click();
  await heard(page, first);
  await page.clock.runFor(2_900);
  await expect(button(page, 'Pause')).toBeVisible();
  await page.clock.runFor(200);
  await expect(button(page, 'Pause')).toBeHidden();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(button(page, 'Pause')).toBeVisible();
  await page.clock.runFor(first.sceneDuration * 1000 - 3_300);
  await expect(page.getByText('Scene 1 of 3')).toBeVisible();
  await page.clock.runFor(300);
  await expect(page.getByText('Scene 2 of 3')).toBeVisible();
  await heard(page, second);
  await expect(page.getByText(second.narration ?? '')).toHaveAttribute('lang', 'en');

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('m');
  await expect(button(page, 'Turn narration on')).toBeVisible();
  expect(await isSilent(page)).toBe(true);
  await page.keyboard.press('m');
  await heard(page, second);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  expect(await isSilent(page)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Scene 1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Scene 2 of 3')).toBeVisible();
  await page.keyboard.press('f');
  await expect(button(page, 'Leave full screen')).toBeVisible();
  await page.keyboard.press('f');
  await expect(button(page, 'Full screen')).toBeVisible();

  await button(page, 'Show captions').click();
  await page.getByRole('button', { name: /^Go to scene 3/ }).click();
  await expect(slideshow(page).getByText((last.narration ?? '').slice(0, 30))).toBeVisible();
  await expect(button(page, 'Next scene')).toBeDisabled();
  await button(page, 'Play').click();
  await heard(page, last);
  await page.clock.runFor(last.sceneDuration * 1000 + 200);
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.getByText('Scene 3 of 3')).toBeVisible();
  await button(page, 'Play').click();
  await expect(page.getByText('Scene 1 of 3')).toBeVisible();
});

test('without recorded narration the browser speaks, and a lost picture is told of', async ({
  page,
  made,
}) => {
  const [, second] = made.scenes as [Scene, Scene];
  await page.addInitScript(scriptSpeech);
  await pretend(page, made, { language: 'pt-PT' }, (scenes) =>
    scenes.map((one) => ({ ...one, audioUrl: null })),
  );
  await page.route(`**/scenes/${second.id}/image*`, (route) => route.fulfill({ status: 404 }));
  await open(page, made);
  await button(page, 'Play').click();
  await expect.poll(() => spokenBy(page)).toHaveLength(1);
  expect((await spokenBy(page))[0]).toEqual({
    text: made.scenes[0]?.narration,
    ...{ rate: 0.85, pitch: 1.1, volume: 0.9 },
    ...{ voice: 'Luciana', lang: 'pt-BR' },
  });
  await button(page, 'Next scene').click();
  await expect.poll(async () => (await spokenBy(page)).at(-1)?.text).toBe(second.narration);
  await expect(page.getByText('Image not available')).toBeVisible();
  await expect(page.getByText('The image for this scene has expired')).toBeVisible();
  await button(page, 'Pause').click();
  await expect(page.getByText(second.narration ?? '')).toHaveAttribute('lang', 'pt-PT');
});

test('the film is watched, downloaded under its name and shared', async ({ page, made }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, made);
  await page.getByRole('radio', { name: 'Video' }).click();
  const film = page.getByLabel(`Film: ${made.story.title}`);
  await expect(film).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.autoplay)).toBe(false);
  const canPlay = await film.evaluate((video: HTMLVideoElement) =>
    video.canPlayType('video/mp4; codecs="avc1.64001f, mp4a.40.2"'),
  );
  await film.evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) track.mode = 'showing';
  });
  const captions = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...(video.textTracks[0]?.cues ?? [])]
        .map((cue) => (cue as VTTCue).text)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  await expect.poll(captions).toBe(lifeStory);
  if (canPlay) {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Space');
    const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(position).toBeGreaterThan(0.3);
    await page.keyboard.press('ArrowRight');
    await expect.poll(position).toBeGreaterThan(5);
    await page.keyboard.press('Space');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  }
  await page.getByRole('radio', { name: 'Slideshow' }).click();
  await expect(slideshow(page)).toBeVisible();

  const download = page.waitForEvent('download');
  await button(page, 'Download Video').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('nets____a_dance_story_video.mp4');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');

  await button(page, 'Share Story').click();
  await expect(toast(page, 'Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(window, { shared: data }),
    });
  });
  await button(page, 'Share Story').click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
    .toEqual({
      title: made.story.title,
      text: `Check out my visual story: ${made.story.title}`,
      url: page.url(),
    });

  const videoMissing = 'This server has no video maker.';
  await pretend(page, made, { videoUrl: null, videoDuration: null, videoMissing });
  await page.reload();
  await expect(button(page, 'Download Video')).toBeDisabled();
  await expect(page.getByText(videoMissing)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Video' })).toHaveCount(0);
});

test('a story that is on its way, failed or not there says so', async ({ page, made }) => {
  const { id } = made.story;
  await pretend(
    page,
    made,
    {
      status: 'processing',
      progress: { step: 'illustrate', done: 1, total: 3, sentence: 'Drawing scene 2 of 3' },
    },
    (scenes) => scenes.map((one, at) => (at === 0 ? one : { ...one, imageUrl: null })),
  );
  await open(page, made);
  await expect(page.getByRole('progressbar', { name: 'Drawing scene 2 of 3' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Scenes so far' }).getByRole('img')).toHaveCount(0);
  await expectNoBarriers(page);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await pretend(page, made, { status: 'failed', error: 'The voice gave out.' }, () => []);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The voice gave out.');
  const newId = randomUUID();
  await page.route('**/api/stories', (route) =>
    route.fulfill({ status: 201, json: { ...made.story, id: newId } }),
  );
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await button(page, 'Try Again').click();
  expect((await sent).postDataJSON()).toEqual({
    userId: made.user.id,
    title: made.story.title,
    lifeStory: made.story.lifeStory,
  });
  await expect(page).toHaveURL(`/story-viewer/${newId}`);
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await pretend(page, made, {}, () => []);
  for (const path of [id, randomUUID(), 'nonsense']) {
    await page.goto(`/story-viewer/${path}`);
    await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to My Story' }).last().click();
  await expect(page).toHaveURL('/my-story');
});
