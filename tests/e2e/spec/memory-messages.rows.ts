import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Memory, MemoryType } from '#shared/contracts/memories.ts';
import { enterSharedAccount } from './shared-account.ts';
import { expect, provenBy, scenario } from './table.ts';
import { expectToast } from './toast.ts';

const at = '2026-01-31T12:00:00.000Z';

/** A memory whose file has gone missing, by the name of its type. */
const lostMemory = (userId: string, type: MemoryType): Memory => ({
  ...{ id: randomUUID(), userId, title: `Lost ${type}`, description: null, type },
  ...{ fileUrl: `/api/lost/${type}`, displayUrl: `/api/lost/${type}`, thumbnailUrl: null },
  ...{ waveform: null, mediaState: 'ready', textContent: null, textIsCut: false, tags: [] },
  ...{ metadata: {}, isPrivate: true, takenAt: null, aboutAncestorIds: [], mayTeach: false },
  ...{ deletedAt: null, createdAt: at, updatedAt: at },
});

/** Plays what cannot be played: it is loaded only then. */
async function expectLogOnly(page: Page, player: 'video' | 'audio', logged: string[]) {
  const before = logged.length;
  await page
    .locator(player)
    .evaluate((media: HTMLMediaElement) => void media.play().catch(() => undefined));
  await expect.poll(() => logged.length).toBe(before + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Memory' }).click();

export const memoryMessages = scenario({
  title: 'what is said of a memory that cannot be kept, shown or deleted',
  async prepare(world) {
    const { page } = world;
    const { user } = await enterSharedAccount(world);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('A memory could not be shown')) logged.push(message.text());
    });
    const types = ['image', 'video', 'audio', 'text'] as const;
    await page.route(/\/api\/users\/[^/]+\/memory-vault(\?|$)/, (route) =>
      route.fulfill({ json: types.map((type) => lostMemory(user.id, type)) }),
    );
    await page.goto('/memory-vault');
    await expect(page.getByRole('link', { name: 'Lost image', exact: true })).toBeVisible();
    return { logged };
  },
  rows: {
    '§8 Memory Vault: an image that does not load is only logged': async ({ page, logged }) => {
      await expect.poll(() => logged).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    '§8 Memory Vault: a video that does not load is only logged': ({ page, logged }) =>
      expectLogOnly(page, 'video', logged),
    '§8 Memory Vault: a sound that does not load is only logged': ({ page, logged }) =>
      expectLogOnly(page, 'audio', logged),
    "§8 Memory Vault: delete failure 'Failed to delete memory. Please try again.'": async ({
      page,
    }) => {
      await page.route('**/api/memory-vault/*', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.getByRole('button', { name: 'Delete Lost text' }).click({ force: true });
      await expectToast(page, {
        title: 'Failed to delete memory. Please try again.',
        variant: 'destructive',
      });
    },
    "§5 Memory form: the title must not be blank: 'Please provide a title for your memory.'":
      async ({ page }) => {
        await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
        const title = page.getByLabel('Title');
        for (const blank of ['', '  ']) {
          await title.fill(blank);
          await save(page);
          await expect(title).toHaveAccessibleDescription(
            'Please provide a title for your memory.',
          );
        }
      },
    "§5 Memory form: text must not be blank: 'Please provide text content for your memory.'":
      async ({ page }) => {
        const text = page.getByLabel('Memory Text');
        await text.fill(' \n ');
        await save(page);
        await expect(text).toHaveAccessibleDescription(
          'Please provide text content for your memory.',
        );
      },
    "§5 Memory form: other types need an uploaded file: 'Please upload a file for your memory.'":
      async ({ page }) => {
        await page.getByLabel('Title').fill('The sea');
        for (const type of ['Photos', 'Videos', 'Audio']) {
          await page.getByLabel('Memory Type').selectOption({ label: type });
          await save(page);
          await expect(page.getByText('Please upload a file for your memory.')).toBeVisible();
        }
      },
    "§8 Memory Vault: create failure 'Failed to add memory. Please try again.'": async ({
      page,
    }) => {
      await page.route('**/api/memory-vault', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByLabel('Memory Type').selectOption({ label: 'Text Memories' });
      await page.getByLabel('Memory Text').fill('She sang.');
      await save(page);
      await expectToast(page, {
        title: 'Failed to add memory. Please try again.',
        variant: 'destructive',
      });
    },
  },
});

const file = 'tests/e2e/memory-vault.spec.ts';
const added =
  'words and files of every kind are added, viewed, downloaded, deleted and brought back';
const refused =
  'a file that is too large is refused, a broken line is waited for, a file that is kept already is asked about';

export const memoriesFromEndToEnd = provenBy(file, {
  "§8 Memory Vault: success 'Memory added successfully!'": added,
  "§8 Memory Vault: success 'Memory deleted successfully!'": added,
  "§8 Memory Vault: upload URL failure throws 'Failed to get upload URL'": refused,
  '§5 Memory form: an upload is 1 file': refused,
  '§5 Memory form: an upload is at most 50 MB': refused,
  '§9 Tags shown per memory card: 3': added,
});

export const tagChecks = provenBy('src/client/features/memories/split-tags.test.ts', {
  '§5 Memory form: tags are split on commas and trimmed, and empties dropped':
    'parts tags at commas, trimmed and without empties',
});

export const memoryFileChecks = provenBy('src/client/features/memories/guess-type.test.ts', {
  '§9 Memory file upload: 1 file, max 50 MB': 'takes 50 MB to the byte, and not one more',
});

export const memoriesOnTheServer = provenBy('src/server/features/memories/memories.test.ts', {
  '§5 Memory form: the server holds to the same words': 'is refused with %j',
  '§9 Memory items: always created private': 'comes back as it was written, private',
});

export const uploadsOnTheServer = provenBy('src/server/features/memories/uploads.test.ts', {
  '§5 Memory form: the server holds to the size':
    'takes 50 MB, and not a byte more, announced or not',
});
