import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const photo = { name: 'sea.jpg', type: 'image/jpeg' };

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

async function openDialog(page: Page) {
  await page.clock.install();
  await page.goto('/memory-vault');
  await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Memory' });
  await dialog.getByLabel('Memory Type').selectOption({ label: 'Photos' });
  return dialog;
}

test('the uploader names at most four errors, each message for five seconds, and says what the network does', async ({
  page,
  signUp,
}) => {
  await signUp();
  const dialog = await openDialog(page);
  const names = ['a.exe', 'b.exe', 'c.exe', 'd.exe', 'e.exe', 'f.exe'];
  await drop(
    page,
    names.map((name) => ({ name, type: 'application/octet-stream' })),
  );
  await expect(dialog.getByText('cannot be kept here.')).toHaveCount(4);
  await expect(dialog.getByText('2 more are left out.')).toBeVisible();

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await drop(page, [photo, { ...photo, name: 'dune.jpg' }]);
  const onlyOne = dialog.getByText('You can only upload 1 file');
  await expect(onlyOne).toBeVisible();
  await page.clock.runFor(4_950);
  await expect(onlyOne).toBeVisible();
  await page.clock.runFor(50);
  await expect(onlyOne).toBeHidden();

  await page.context().setOffline(true);
  const offline = dialog.getByText('No internet connection.');
  await expect(offline).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  const online = dialog.getByText('Connected to the internet again.');
  await expect(online).toBeVisible();
  await expect(offline).toBeHidden();
  await page.clock.runFor(2_900);
  await expect(online).toBeVisible();
  await page.clock.runFor(100);
  await expect(online).toBeHidden();
});

test('a file that does not arrive is sent again after 0, 1, 3 and 5 s, and then has failed', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  let asked = 0;
  let sent = 0;
  await page.route('**/upload-url', (route) => {
    asked += 1;
    return route.fulfill({ json: { uploadURL: `${server.url}/sent-to-nowhere` } });
  });
  await page.route('**/sent-to-nowhere', async (route) => {
    sent += 1;
    // Only then does the next delay begin with an answer.
    await page.getByRole('progressbar', { name: 'Uploading' }).waitFor();
    await route.fulfill({ status: 410, body: '' });
  });
  const dialog = await openDialog(page);
  // The code of the uploader comes with the first files, and not by this clock.
  await drop(page, [photo, { ...photo, name: 'dune.jpg' }]);
  await expect(dialog.getByText('You can only upload 1 file')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await drop(page, [photo]);
  await page.clock.runFor(50);
  await expect.poll(() => sent).toBe(1);
  for (const [before, delay] of [0, 1_000, 3_000, 5_000].entries()) {
    await expect(dialog.getByText('It is tried again by itself.')).toBeVisible();
    if (delay > 0) {
      await page.clock.runFor(delay - 50);
      // What is asked for here comes after all that was asked for before.
      await page.evaluate(async () => void (await fetch('/icon.svg')));
      expect(asked).toBe(before + 1);
    }
    await page.clock.runFor(50);
    await expect.poll(() => sent).toBe(before + 2);
  }
  await expect(dialog.getByText(/^Upload failed\./)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(sent).toBe(5);
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();

  await drop(page, [photo]);
  await expect(
    dialog.getByText("Cannot add the duplicate file 'sea.jpg', it already exists"),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the upload' }).click();
  await drop(page, [{ ...photo, name: '' }]);
  await page.clock.runFor(50);
  await expect.poll(() => asked).toBe(6);
});
