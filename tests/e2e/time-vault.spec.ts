import type { Page } from '@playwright/test';
import { readMediaFile } from '#tests/support/media-files.ts';
import { expectNoBarriers } from './barriers.ts';
import { card, expect, mailedLink, test, toast } from './time-vault.ts';

const day = 24 * 60 * 60 * 1_000;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Time Vault' });
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Time Vault' });
const listVaults = async (page: Page, userId: string) =>
  (await page.request.get(`/api/users/${userId}/time-vaults`)).json();

/** A real video, and beside it as much of nothing as it takes to be so large. */
async function videoOf(bytes: number, name = 'nora.mp4') {
  const video = await readMediaFile('phone.mp4');
  const free = Buffer.alloc(Math.max(8, bytes - video.length));
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([video, free]) };
}

async function slowDown(page: Page, uploadThroughput: number) {
  const cdp = await page.context().newCDPSession(page);
  const usual = { offline: false, downloadThroughput: -1, latency: 0 };
  await cdp.send('Network.emulateNetworkConditions', { ...usual, uploadThroughput });
}

test('a vault is checked, sent through a broken connection, and sealed once', async ({
  page,
  signUp,
  timeMachine: { line },
}) => {
  const { id } = await signUp();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Time Vault' }).click();
  await expect(page.getByRole('heading', { name: 'No Time Vaults Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Create Your First Time Vault' }).click();

  const form = dialog(page);
  const input = form.locator('input[type=file]');
  await create(page).click();
  await expect(toast(page, 'Video Required')).toBeVisible();
  await expect(toast(page, 'Please select a video file to create your time vault')).toBeVisible();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('At least one time period must be specified')).toBeVisible();
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(toast(page, 'Invalid File Type')).toBeVisible();
  await expect(
    toast(page, 'Please select a video file (MP4, MOV, AVI, MKV, or WebM)'),
  ).toBeVisible();
  await form.getByLabel('Recipient emails').fill('nora@example.com, tom@');
  await expect(form.getByText('“tom@” is not an email address')).toBeVisible();
  await expectNoBarriers(page);

  await form.getByLabel('Title').fill('For Nora');
  await form.getByLabel('Description').fill('Read this first.');
  await form.getByLabel('Months').fill('1');
  await expect(form.getByText(/^Unlocks on \w+, \w+ \d+, \d{4}$/)).toBeVisible();
  await form.getByLabel('Recipient emails').fill(' nora@example.com,, NORA@example.com ,');
  // What was typed comes back after the page was left; files have to be chosen again.
  await page.reload();
  await page.getByRole('button', { name: 'Create Time Vault' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('For Nora');
  await input.setInputFiles(await videoOf(3 * 1024 * 1024));
  await expect(form.getByText('nora.mp4 (3.0 MB)')).toBeVisible();

  await slowDown(page, 300 * 1024);
  await create(page).dblclick();
  await expect(form.getByRole('progressbar', { name: 'Sending your video' })).toBeVisible();
  await expect(form.getByText(/ a second/)).toBeVisible();
  line.cut();
  await expect(form.getByText('The connection broke.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Stop sending the video?' });
  await question.getByRole('button', { name: 'Go on sending' }).click();
  // Going back is asked about as closing is.
  await page.goBack();
  await question.getByRole('button', { name: 'Go on sending' }).click();
  await expect(page).toHaveURL(/\/time-vault$/);

  await page.route('**/api/time-vaults', (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'The disk is full.', code: 'server.failed', requestId: '1' },
    }),
  );
  line.mend();
  await expect(toast(page, 'The disk is full.')).toBeVisible();
  await page.unroute('**/api/time-vaults');
  await slowDown(page, -1);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'Time Vault Created!')).toBeVisible();
  await expect(
    toast(page, 'Your video has been sealed and will unlock at the specified time.'),
  ).toBeVisible();
  await expect(form).toBeHidden();

  const sealed = card(page, 'For Nora');
  await expect(sealed).toContainText(/Opens (about )?1 month from now/);
  await expect(sealed.getByRole('button', { name: 'Locked' })).toBeDisabled();
  await expect(sealed).toContainText('1 recipient: waiting');
  const vaults = await listVaults(page, id);
  expect(vaults).toMatchObject([{ title: 'For Nora', recipientEmails: ['nora@example.com'] }]);
  await expectNoBarriers(page);

  // A page that is told an earlier date counts down to it; the server still keeps the true one.
  const list = `**/api/users/${id}/time-vaults`;
  let soon: string | undefined;
  await page.route(list, (route) => {
    soon ??= new Date(Date.now() + 8_000).toISOString();
    return route.fulfill({ json: [{ ...vaults[0], unlockDate: soon }] });
  });
  await page.reload();
  await expect(sealed.getByRole('timer')).toHaveText(/ 00:\d\d$/);
  await expect(sealed.getByRole('button', { name: 'Locked' })).toBeDisabled();
  await expect(sealed).toContainText('Ready to open!');
  await sealed.getByRole('button', { name: 'Open' }).click();
  await expect(toast(page, 'Time Vault Locked')).toBeVisible();
  await expect(page.getByText(/^This vault will unlock on \w+ \d+, \d{4}/).first()).toBeVisible();
  await page.unroute(list);
  await page.reload();

  await page.getByRole('button', { name: 'Create Time Vault' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await page.keyboard.press('Escape');
  await sealed.getByRole('button', { name: 'Delete For Nora' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('This cannot be undone.');
  await expect(sure).toContainText('The recipient who got no mail yet will get nothing.');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Time Vault Deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Time Vaults Yet' })).toBeVisible();
});

test('a recording outlives a reload, is sealed, and is watched on its day by whom it is for', async ({
  page,
  browser,
  signUp,
  smtp,
  timeMachine,
}) => {
  test.setTimeout(240_000);
  const { email, password } = await signUp();
  const liveTracks = () =>
    page.evaluate(() => {
      const video = document.querySelector('video');
      const stream = video?.srcObject;
      return stream instanceof MediaStream ? stream.getTracks().length : 0;
    });
  const form = dialog(page);
  const record = async (seconds: string) => {
    await form.getByRole('button', { name: 'Start recording' }).click();
    expect(await liveTracks()).toBe(2);
    await expect(form.getByRole('timer')).toHaveText(seconds, { timeout: 30_000 });
  };
  await page.goto('/time-vault');
  await page.getByRole('button', { name: 'Create Time Vault' }).click();
  await form.getByRole('button', { name: 'Record a video' }).click();
  await expect(form.getByText('Nothing is recorded before you press')).toBeVisible();
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const refuse = async () => {
      Reflect.deleteProperty(mediaDevices, 'getUserMedia');
      throw new DOMException('No', 'NotAllowedError');
    };
    Object.defineProperty(mediaDevices, 'getUserMedia', { value: refuse, configurable: true });
  });
  await form.getByRole('button', { name: 'Turn on the camera' }).click();
  await expect(form.getByText('The camera was not allowed')).toBeVisible();
  await form.getByRole('button', { name: 'Try the camera again' }).click();
  await record('0:02');
  await form.getByRole('button', { name: 'Pause' }).click();
  await expect(form.getByText('Paused', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Go on' }).click();
  await expect(form.getByRole('timer')).toHaveText('0:05');
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();

  await expect(page.getByText('You have a recording that was not sent')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(form.getByLabel('Your video')).toHaveJSProperty('error', null);
  await form.getByRole('button', { name: 'Record it again' }).click();
  await form.getByRole('button', { name: 'Turn on the camera' }).click();
  await record('0:10');
  await form.getByRole('button', { name: 'Stop' }).click();
  await expect(form.getByText(/^Recording .+\.webm/)).toBeVisible();
  expect(await liveTracks()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with it' }).click();

  await form.getByLabel('Title').fill('A song for Nora');
  await form.getByLabel('Months').fill('1');
  await form.getByLabel('Recipient emails').fill('nora@example.com');
  await create(page).click();
  await expect(toast(page, 'Time Vault Created!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('is not confirmed yet')).toBeVisible();
  await expect(page.getByText('You have a recording that was not sent')).toBeHidden();

  await page.getByRole('button', { name: 'Send the confirmation again' }).click();
  await expect(toast(page, 'Confirmation sent')).toBeVisible();
  await page.goto(await mailedLink(smtp, email, 'confirm-email'));
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.goto('/confirm-email/not-a-token');
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expectNoBarriers(page);
  await page.goto('/time-vault');
  await expect(card(page, 'A song for Nora')).toBeVisible();
  await expect(page.getByText('is not confirmed yet')).toBeHidden();

  await timeMachine.travel(32 * day);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/time-vault');
  const sealed = card(page, 'A song for Nora');
  await expect(sealed).toContainText('Ready to open!');
  await sealed.getByRole('button', { name: 'Open' }).click();
  await expect(toast(page, 'Time Vault Opened!')).toBeVisible();
  await sealed.getByRole('button', { name: 'Play Video' }).click();
  await expectPlaysAndSeeks(page, 'A song for Nora');
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');

  const link = await mailedLink(smtp, 'nora@example.com', 'vault');
  const elsewhere = await browser.newContext();
  const nora = await elsewhere.newPage();
  await nora.goto(link);
  await expect(nora.getByText('A message for you from Maria Silva')).toBeVisible();
  await expectPlaysAndSeeks(nora, 'A song for Nora');
  await expectNoBarriers(nora);
  await expect(nora.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const download = nora.waitForEvent('download');
  await nora.getByRole('link', { name: 'Download the video' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Recording .+\.webm$/);
  await nora.goto(link.slice(0, -3));
  await expect(
    nora.getByRole('heading', { name: 'There is no message behind this link' }),
  ).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(sealed).toContainText('1 recipient: sent');
  await sealed.getByRole('button', { name: 'Delete A song for Nora' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Time Vault Deleted')).toBeVisible();
});

/** Ten seconds long, with a place in them that can be gone to. */
async function expectPlaysAndSeeks(page: Page, title: string) {
  const video = page.locator(`video[aria-label="${title}"]`);
  await expect(video).toBeVisible({ timeout: 60_000 });
  const read = (read: 'duration' | 'currentTime') =>
    video.evaluate((element: HTMLVideoElement, name) => element[name], read);
  await expect.poll(() => read('duration')).toBeGreaterThan(8);
  expect(await read('duration')).toBeLessThan(20);
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = 6;
    await element.play();
  });
  await expect.poll(() => read('currentTime')).toBeGreaterThan(6.5);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
}
