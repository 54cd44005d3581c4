import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { expect, test } from './fixtures.ts';
import {
  type ScriptedRecognition,
  type ScriptedWindow,
  scriptRecognition,
} from './scripted-recognition.ts';

const story =
  'As a girl I mended nets at the harbour with my father. We sang so that the cold would not find us. ' +
  'Once a storm took three boats, and the whole town waited on the beach with lanterns.';

/** A taught grandmother, consented to, made over the API. */
async function addRosa(page: Page, userId: string): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const send = async (method: 'post' | 'put', path: string, data?: unknown) => {
    const response = await page.request[method](path, { data, headers });
    expect(response.ok(), `${path} ${response.status()}`).toBe(true);
    return response.json();
  };
  const person = { userId, name: 'Rosa', relationship: 'grandmother' };
  const { id }: Ancestor = await send('post', '/api/ancestors', person);
  const stories = [{ title: 'The harbour', content: story }];
  await send('post', `/api/ancestors/${id}/training`, { fullName: 'Rosa Alves', stories });
  await send('post', `/api/ancestors/${id}/summary`);
  await send('put', `/api/ancestors/${id}/consent`, { adult: true, mayUse: true });
  return id;
}

async function openChat(page: Page, signUp: () => Promise<{ id: string }>): Promise<void> {
  const { id: userId } = await signUp();
  const id = await addRosa(page, userId);
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('textbox', { name: 'Message to Rosa' })).toBeVisible();
}

async function ask(page: Page, question: string) {
  const input = page.getByRole('textbox', { name: 'Message to Rosa' });
  await input.fill(question);
  await input.press('Enter');
  const reply = page.getByRole('article', { name: /^Rosa,/ }).last();
  await expect(reply).toBeVisible();
  return reply;
}

/** Notes each sound that really plays: its length, its loudness, and how far it came. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { duration: number; rms: number; reached: number }[] = [];
    Object.assign(window, { heard });
    document.addEventListener(
      'playing',
      async (event) => {
        const audio = event.target as HTMLAudioElement;
        const note = { duration: audio.duration, rms: 0, reached: 0 };
        heard.push(note);
        audio.addEventListener('timeupdate', () => {
          note.reached = Math.max(note.reached, audio.currentTime);
        });
        const stream = (audio as unknown as { captureStream(): MediaStream }).captureStream();
        const context = new AudioContext();
        const analyser = context.createAnalyser();
        context.createMediaStreamSource(stream).connect(analyser);
        const samples = new Float32Array(analyser.fftSize);
        const timer = setInterval(() => {
          analyser.getFloatTimeDomainData(samples);
          const mean = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
          note.rms = Math.max(note.rms, Math.sqrt(mean));
        }, 50);
        audio.addEventListener('ended', () => clearInterval(timer), { once: true });
      },
      true,
    );
  });
}

const heardBy = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { heard: { duration: number; rms: number; reached: number }[] }).heard,
  );

test('a reply is heard, its words are followed, and it can be stopped', async ({
  page,
  signUp,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|could not be spoken/.test(message.text()))
      violations.push(message.text());
  });
  await listenIn(page);
  await openChat(page, signUp);
  const reply = await ask(page, 'What did you do at the harbour as a girl?');
  await expect(page.getByText('This voice is made by AI')).toHaveCount(0);

  await reply.getByRole('button', { name: 'Play aloud' }).click();
  await expect(
    page.getByText('This voice is made by AI. It is not Rosa’s own voice.'),
  ).toBeVisible();
  await expect(reply.locator('mark')).toHaveText(/^[\p{L}’'-]+$/u);
  const first = await reply.locator('mark').textContent();
  await expect(reply.locator('mark')).not.toHaveText(first ?? '');
  await expect.poll(async () => (await heardBy(page))[0]?.rms ?? 0).toBeGreaterThan(0.01);
  const [sound] = await heardBy(page);
  expect(sound?.duration).toBeGreaterThan(0.5);
  await expect.poll(async () => (await heardBy(page))[0]?.reached ?? 0).toBeGreaterThan(0.2);

  await reply.getByRole('button', { name: 'Stop speaking' }).click();
  await expect(reply.getByRole('button', { name: 'Play aloud' })).toBeVisible();
  await expect(reply.locator('mark')).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
  expect(violations).toEqual([]);
});

test('voice is off at first; what is chosen stands after a reload, and new replies are read', async ({
  page,
  signUp,
}) => {
  await listenIn(page);
  await openChat(page, signUp);
  const microphone = page.getByRole('button', { name: 'Speak your message' });
  await expect(microphone).toBeDisabled();
  await page.getByRole('button', { name: 'Turn voice on' }).click();
  await expect(microphone).toBeEnabled();
  await ask(page, 'What did you do at the harbour?');
  expect(await heardBy(page)).toEqual([]);

  await page.getByRole('button', { name: 'Voice settings' }).click();
  await page
    .getByLabel('Voice to read with')
    .selectOption({ label: 'Edith, female, British English' });
  await page.getByLabel('Read new replies aloud').click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn voice off' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('heartwood.voice'))).toBe(
    JSON.stringify({ enabled: true, autoPlay: true, voiceId: 'espeak-en-f2' }),
  );
  await page.getByRole('button', { name: 'Voice settings' }).click();
  await expect(page.getByLabel('Voice to read with')).toHaveValue('espeak-en-f2');
  await expect(page.getByLabel('Read new replies aloud')).toBeChecked();
  await page.keyboard.press('Escape');

  const request = page.waitForRequest((one) => one.url().includes('/api/voice/synthesize'));
  const before = (await heardBy(page)).length;
  await ask(page, 'What did you sing in the cold?');
  expect((await request).postDataJSON()).toMatchObject({ voiceId: 'espeak-en-f2' });
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Turn voice off' }).click();
  await expect(page.getByRole('button', { name: 'Stop speaking' })).toHaveCount(0);
});

test('a failure is only logged, and nothing stays pressed', async ({ page, signUp }) => {
  await openChat(page, signUp);
  const reply = await ask(page, 'What did you do at the harbour?');
  await page.route('**/api/voice/synthesize*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  const logged = page.waitForEvent('console', (one) => one.text().includes('could not be spoken'));
  await reply.getByRole('button', { name: 'Play aloud' }).click();
  await logged;
  await expect(reply.getByRole('button', { name: 'Play aloud' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a spoken message is written into the input, once for each recording', async ({
  page,
  signUp,
}) => {
  await page.addInitScript(scriptRecognition);
  const recognition = () =>
    page.evaluateHandle(
      () => (window as unknown as ScriptedWindow).recognitions.at(-1) as ScriptedRecognition,
    );
  await openChat(page, signUp);
  await page.getByRole('button', { name: 'Turn voice on' }).click();
  await page.getByRole('button', { name: 'Speak your message' }).click();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  await (await recognition()).evaluate((one) => one.say('where were you born'));
  const input = page.getByRole('textbox', { name: 'Message to Rosa' });
  await expect(input).toHaveValue('where were you born');
  await expect(page.getByRole('button', { name: 'Speak your message' })).toBeVisible();
  expect(
    await (await recognition()).evaluate((one) => [
      one.lang,
      one.interimResults,
      one.continuous,
      one.maxAlternatives,
    ]),
  ).toEqual(['en-US', false, false, 1]);

  await page.getByRole('button', { name: 'Speak your message' }).click();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('button', { name: 'Speak your message' })).toBeVisible();

  await page.getByRole('button', { name: 'Speak your message' }).click();
  const logged = page.waitForEvent('console', (one) => one.text().includes('not-allowed'));
  await (await recognition()).evaluate((one) => one.fail('not-allowed'));
  await logged;
  await expect(page.getByRole('button', { name: 'Speak your message' })).toBeVisible();
  await expect(input).toHaveValue('where were you born');
});

test('without speech recognition the microphone says so', async ({ page, signUp }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
  });
  await openChat(page, signUp);
  await page.getByRole('button', { name: 'Turn voice on' }).click();
  const logged = page.waitForEvent('console', (one) =>
    one.text().includes('Speech recognition not supported'),
  );
  await page.getByRole('button', { name: 'Speak your message' }).click();
  await logged;
  await expect(page.getByText('This browser cannot listen', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak your message' })).toBeVisible();
});
