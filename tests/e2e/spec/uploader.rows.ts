import type { Locator, Page } from '@playwright/test';
import { enterSharedAccount } from './shared-account.ts';
import { differs, expect, provenBy, scenario, type World } from './table.ts';

const photo = { name: 'sea.jpg', type: 'image/jpeg' };

interface Uploading {
  dialog: Locator;
  /** How often an address was asked for, and something sent there. */
  count: { asked: number; sent: number };
}

/** Drops files of these names, each of a few bytes, onto the field of the file. */
async function drop(page: Page, files: readonly { name: string; type: string }[]) {
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, type } of list)
      transfer.items.add(new File(['a few bytes'], name, { type, lastModified: 1 }));
    return transfer;
  }, files);
  await page.dispatchEvent('[role=dialog] fieldset', 'drop', { dataTransfer });
}

export const uploader = scenario({
  title: 'what the uploader says, and when',
  async prepare(world) {
    const { page, server } = world;
    await enterSharedAccount(world);
    const uploading = page.getByRole('progressbar', { name: 'Uploading' });
    const count = { asked: 0, sent: 0 };
    await page.route('**/upload-url', (route) => {
      count.asked += 1;
      return route.fulfill({ json: { uploadURL: `${server.url}/sent-to-nowhere` } });
    });
    await page.route('**/sent-to-nowhere', async (route) => {
      count.sent += 1;
      // Only then does the next delay begin with an answer.
      await uploading.waitFor();
      await route.fulfill({ status: 410, body: '' });
    });
    await page.clock.install();
    await page.goto('/memory-vault');
    await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Memory' });
    await dialog.getByLabel('Memory Type').selectOption({ label: 'Photos' });
    return { dialog, count };
  },
  rows: {
    '§8 Uploader messages: up to 4 errors are shown at a time, the rest are summarised': async ({
      page,
      dialog,
    }) => {
      const names = ['a.exe', 'b.exe', 'c.exe', 'd.exe', 'e.exe', 'f.exe'];
      await drop(
        page,
        names.map((name) => ({ name, type: 'application/octet-stream' })),
      );
      await expect(dialog.getByText('cannot be kept here.')).toHaveCount(4);
      await expect(dialog.getByText('2 more are left out.')).toBeVisible();
    },
    '§8 Uploader messages: no more files allowed': async ({ page, dialog }) => {
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await drop(page, [photo, { ...photo, name: 'dune.jpg' }]);
      await expect(dialog.getByText('You can only upload 1 file')).toBeVisible();
    },
    '§9 Uploader defaults: an info message stands 5000 ms': async ({ page, dialog }) => {
      await page.clock.runFor(4_950);
      await expect(dialog.getByText('You can only upload 1 file')).toBeVisible();
      await page.clock.runFor(50);
      await expect(dialog.getByText('You can only upload 1 file')).toBeHidden();
    },
    '§9 Uploader defaults: tried again after 0, 1, 3 and 5 s': async ({ page, dialog, count }) => {
      await drop(page, [photo]);
      await page.clock.runFor(50);
      await expect.poll(() => count.sent).toBe(1);
      const waits = dialog.getByText('It is tried again by itself.');
      for (const [before, delay] of [0, 1_000, 3_000, 5_000].entries()) {
        await expect(waits).toBeVisible();
        if (delay > 0) {
          await page.clock.runFor(delay - 50);
          // What is asked for here comes after all that was asked for before.
          await page.evaluate(async () => void (await fetch('/icon.svg')));
          expect(count.asked).toBe(before + 1);
        }
        await page.clock.runFor(50);
        await expect.poll(() => count.sent).toBe(before + 2);
      }
    },
    "§8 Uploader messages: 'Upload failed'": async ({ page, dialog, count }) => {
      await expect(dialog.getByText(/^Upload failed\./)).toBeVisible();
      await page.clock.runFor(60_000);
      expect(count.sent).toBe(5);
    },
    '§9 Uploader defaults: 10 retries': differs(
      'Another try after 0, 1, 3 and 5 seconds',
      async ({ dialog, count }: World & Uploading) => {
        expect(count.sent).toBe(1 + 4);
        await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    ),
    '§8 Uploader messages: a duplicate file is rejected': async ({ page, dialog }) => {
      await drop(page, [photo]);
      await expect(
        dialog.getByText("Cannot add the duplicate file 'sea.jpg', it already exists"),
      ).toBeVisible();
    },
    '§8 Uploader messages: a persistent notice without internet': async ({ page, dialog }) => {
      await page.context().setOffline(true);
      await expect(dialog.getByText('No internet connection.')).toBeVisible();
      await page.clock.runFor(600_000);
      await expect(dialog.getByText('No internet connection.')).toBeVisible();
    },
    "§8 Uploader messages: a notice of 3 s when 'connected to internet'": async ({
      page,
      dialog,
    }) => {
      await page.context().setOffline(false);
      await expect(dialog.getByText('Connected to the internet again.')).toBeVisible();
      await expect(dialog.getByText('No internet connection.')).toBeHidden();
    },
    '§9 Uploader defaults: online notice 3000 ms': async ({ page, dialog }) => {
      await page.clock.runFor(2_900);
      await expect(dialog.getByText('Connected to the internet again.')).toBeVisible();
      await page.clock.runFor(100);
      await expect(dialog.getByText('Connected to the internet again.')).toBeHidden();
    },
    '§8 Uploader messages: a missing required metadata field': differs(
      'The widget asks for metadata of a file',
      async ({ page, dialog, count }: World & Uploading) => {
        await dialog.getByRole('button', { name: 'Cancel the upload' }).click();
        const before = count.asked;
        await drop(page, [{ ...photo, name: '' }]);
        await expect(dialog.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
        await page.clock.runFor(50);
        await expect.poll(() => count.asked).toBeGreaterThan(before);
      },
    ),
  },
});

export const inOnePiece = provenBy('src/client/features/memories/guess-type.test.ts', {
  '§9 Uploader defaults: multipart threshold 100 MB, parts min 5 MB and max 10000': differs(
    'A file above 100 MB is sent in parts',
    'takes 50 MB to the byte, and not one more',
  ),
});
