import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  sampleFacets,
  sampleMemories,
  samplePhoto,
  sampleSound,
  sampleText,
} from './sample-memories.ts';
import type { Shot } from './shot.ts';

const address = '/memory-vault';
const sea = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#d9c6a0"/><rect y="330" width="900" height="120" fill="#7d9c92"/><circle cx="690" cy="150" r="60" fill="#f3e3bd"/><path d="M300 520c0-120 40-190 90-190s90 70 90 190Z" fill="#5a4636"/><circle cx="390" cy="270" r="48" fill="#c99a78"/><ellipse cx="390" cy="238" rx="95" ry="18" fill="#6d5a40"/></svg>`;

/** The Memory Vault in all of its states, over memories that stand in for a family's. */
export async function listMemoryVaultShots(): Promise<Shot[]> {
  const photo = {
    contentType: 'image/webp',
    body: await sharp(Buffer.from(sea)).webp().toBuffer(),
  };
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name }).first().click();
  const withMemories =
    (memories: readonly unknown[], query = '') =>
    async (page: Page) => {
      await page.route('**/api/users/*/memory-vault?*', (route) =>
        route.fulfill({ json: memories }),
      );
      await page.route('**/memory-vault/facets', (route) => route.fulfill({ json: sampleFacets }));
      await page.route('**/api/memory-vault/*', (route) => {
        const found = sampleMemories.find(({ id }) => route.request().url().endsWith(id));
        return found ? route.fulfill({ json: found }) : route.fallback();
      });
      await page.route(/memory-vault\/[^/]+\/(display|thumbnail)$/, (route) =>
        route.fulfill(photo),
      );
      await page.goto(new URL(address + query, page.url()).href);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    };
  const cards = withMemories(sampleMemories);
  const opened = (id: string) => withMemories(sampleMemories, `?memory=${id}`);
  const adding = async (page: Page) => {
    await press(page, 'Add Memory');
    await page.getByRole('dialog').waitFor();
  };
  const sending = (answer: 'refuse' | 'wait' | 'take') => async (page: Page) => {
    await adding(page);
    await page.route('**/upload-url', (route) => {
      if (answer === 'wait') return new Promise<void>(() => {});
      if (answer === 'refuse') return route.fulfill({ status: 403, body: '' });
      return route.fulfill({
        json: { uploadURL: new URL('/api/uploads/a/b?token=c', route.request().url()).href },
      });
    });
    await page.route('**/api/uploads/**', (route) => route.fulfill({ status: 204, body: '' }));
    await page.getByLabel('Title').fill('Granny at the sea');
    await page.getByLabel('Memory Type').selectOption('image');
    const file = { name: 'granny at the sea.webp', mimeType: 'image/webp', buffer: photo.body };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.waitForTimeout(400);
  };
  const deleted = sampleMemories.slice(0, 3).map((one, index) => ({
    ...one,
    fileUrl: null,
    displayUrl: null,
    thumbnailUrl: null,
    deletedAt: new Date(Date.now() - index * 86_400_000 * 9).toISOString(),
  }));
  const states: [string, Shot['prepare']][] = [
    ['empty', undefined],
    ['cards', cards],
    ['photo', opened(samplePhoto.id)],
    ['sound', opened(sampleSound.id)],
    ['text', opened(sampleText.id)],
    [
      'edit',
      async (page) => {
        await opened(samplePhoto.id)(page);
        await press(page, 'Edit');
        await page.getByRole('combobox', { name: 'About' }).click();
        await page.getByRole('option').first().click();
      },
    ],
    [
      'nothing',
      async (page) => {
        await cards(page);
        await page.route('**/api/users/*/memory-vault?*', (route) => route.fulfill({ json: [] }));
        await page.getByRole('searchbox').fill('lighthouse');
        await page.getByText('Nothing found').waitFor();
      },
    ],
    [
      'error',
      async (page) => {
        await page.route('**/api/users/*/memory-vault?*', (route) => route.abort());
        await page.reload();
        await page.getByText('couldn’t load').waitFor();
      },
    ],
    [
      'loading',
      async (page) => {
        await page.route('**/api/users/*/memory-vault?*', () => new Promise<void>(() => {}));
        await page.reload();
        await page.getByText('Loading your memories...').waitFor();
      },
    ],
    ['deleted', withMemories(deleted, '?view=deleted')],
    ['dialog', adding],
    [
      'missing',
      async (page) => {
        await adding(page);
        await press(page, 'Save Memory');
      },
    ],
    ['sending', sending('wait')],
    ['refused', sending('refuse')],
    ['sent', sending('take')],
    [
      'duplicate',
      async (page) => {
        await sending('take')(page);
        await page.route('**/api/memory-vault', (route) =>
          route.fulfill({
            status: 409,
            json: {
              error: 'Kept',
              code: 'memories.duplicate',
              requestId: '1',
              current: samplePhoto,
            },
          }),
        );
        await press(page, 'Save Memory');
      },
    ],
    [
      'dropped',
      async (page) => {
        await cards(page);
        await page.route('**/upload-url', () => new Promise<void>(() => {}));
        await page.evaluate(() => {
          const dataTransfer = new DataTransfer();
          for (const name of ['the wedding.mp4', 'granny.jpg', 'a letter.heic', 'budget.xlsx'])
            dataTransfer.items.add(new File([new Uint8Array(800_000)], name));
          const options = { dataTransfer, bubbles: true, cancelable: true };
          document.querySelector('main')?.dispatchEvent(new DragEvent('drop', options));
        });
      },
    ],
  ];
  return [
    { name: 'memory-vault-signed-out', address, signedOut: true },
    ...states.map(([name, prepare]) => ({ name: `memory-vault-${name}`, address, prepare })),
  ];
}
