import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { type Memory, memory } from '#shared/contracts/memories.ts';
import { type FrailLine, startFrailLine } from '#tests/support/frail-line.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { test as base, expect } from './fixtures.ts';

/** Its far end is where the server listens. */
type Line = FrailLine & { port: number };

/** With a server that is reached over a line that can be cut. */
export const test = base.extend<object, { server: RunningServer; line: Line }>({
  line: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const port = await findFreePort();
      const line = await startFrailLine(port);
      await use(Object.assign(line, { port }));
      await line.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ line }, use) => {
      const server = await startServer({ port: line.port, env: { PUBLIC_URL: line.url } });
      await use({ ...server, url: line.url });
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

export { expect };

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const plain = (background: string) =>
  sharp({ create: { width: 160, height: 80, channels: 3, background } });

/** Lies on its side, as phones save it, and says where and when it was taken. */
export const phonePhoto = async (name = 'granny_at-the sea.jpg'): Promise<TestFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plain('#5b8c5a')
    .withExif({
      IFD2: { DateTimeOriginal: '1987:06:05 12:30:00' },
      IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

/** A small real file of every other kind. */
export async function otherFiles(): Promise<TestFile[]> {
  const media = async (
    from: Parameters<typeof readMediaFile>[0],
    name: string,
    mimeType: string,
  ) => ({
    name,
    mimeType,
    buffer: await readMediaFile(from),
  });
  return [
    { name: 'a-map.png', mimeType: 'image/png', buffer: await plain('#b8692b').png().toBuffer() },
    {
      name: 'the house.webp',
      mimeType: 'image/webp',
      buffer: await plain('#b4534b').webp().toBuffer(),
    },
    await media('phone.mp4', 'the wedding.mp4', 'video/mp4'),
    await media('browser.webm', 'a greeting.webm', 'video/webm'),
    await media('song.mp3', 'lullaby.mp3', 'audio/mpeg'),
    await media('note.wav', 'a note.wav', 'audio/wav'),
  ];
}

/** Drops files onto the page, or one place of it, as from a folder. */
export async function dropFiles(
  page: Page,
  files: readonly TestFile[],
  target = 'main',
): Promise<void> {
  const content = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, content);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent(target, event, { dataTransfer });
}

export const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Your memories' }).locator('> li').filter({ hasText: title });

/** Also where a dialog keeps all that is outside of it from being looked at. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-variant]').getByText(words, { exact: true });

export async function listMemories(page: Page, userId: string): Promise<Memory[]> {
  const answer = await page.request.get(`/api/users/${userId}/memory-vault`);
  return z.array(memory).parse(await answer.json());
}

/** Keeps a memory of words over the API. */
export async function writeMemory(page: Page, userId: string, values: object): Promise<Memory> {
  const headers = { origin: new URL(page.url()).origin };
  const data = { userId, type: 'text', textContent: 'Some words.', ...values };
  const answer = await page.request.post('/api/memory-vault', { data, headers });
  if (!answer.ok()) throw new Error(`The memory was not kept: ${await answer.text()}`);
  return memory.parse(await answer.json());
}
