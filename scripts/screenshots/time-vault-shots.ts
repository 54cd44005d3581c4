import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readMediaFile } from '#tests/support/media-files.ts';
import { sampleSharedVault, sampleVaults } from './sample-vaults.ts';
import type { Shot } from './shot.ts';

const address = '/time-vault';
const shared = '/vault/sample';

/** The Time Vault in all of its states; vaults that are ready or opened stand in for years of waiting. */
export async function listTimeVaultShots(): Promise<Shot[]> {
  const video = { contentType: 'video/webm', body: await readMediaFile('browser.webm') };
  const poster = {
    contentType: 'image/webp',
    body: await sharp({ create: { width: 640, height: 360, channels: 3, background: '#b8692b' } })
      .webp()
      .toBuffer(),
  };
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name }).first().click();
  const withVaults = (vaults: unknown[]) => async (page: Page) => {
    await page.route('**/api/users/*/time-vaults*', (route) => route.fulfill({ json: vaults }));
    await page.route('**/api/time-vaults/*/poster', (route) => route.fulfill(poster));
    await page.route('**/api/time-vaults/*/video', (route) => route.fulfill(video));
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  };
  const playing = (title: string) => async (page: Page) => {
    await withVaults(sampleVaults.filter((vault) => vault.title === title))(page);
    await press(page, 'Play Video');
  };
  const creating = (page: Page) => press(page, 'Create Time Vault');
  const choosing = async (page: Page) => {
    await creating(page);
    const file = { name: 'for-nora.webm', mimeType: 'video/webm', buffer: video.body };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Title').fill('For Nora’s eighteenth birthday');
    await page.getByLabel('Years').fill('5');
  };
  const recording = (finish: (page: Page) => Promise<void>) => async (page: Page) => {
    await page.context().grantPermissions(['camera', 'microphone']);
    await creating(page);
    await press(page, 'Record a video');
    await finish(page);
  };
  const startCamera = async (page: Page) => {
    await press(page, 'Turn on the camera');
    await press(page, 'Start recording');
    await page.waitForTimeout(2_500);
  };
  const sending = (answer: 'abort' | 'wait') => async (page: Page) => {
    await choosing(page);
    await page.route('**/api/time-vaults', (route) =>
      answer === 'abort' ? route.abort() : new Promise<void>(() => {}),
    );
    await page.locator('form').getByRole('button', { name: 'Create Time Vault' }).click();
  };
  const sharing = (changes: object) => async (page: Page) => {
    await page.route('**/api/vault-links/sample', (route) =>
      route.fulfill({ json: { ...sampleSharedVault, ...changes } }),
    );
    await page.route('**/api/vault-links/sample/video', (route) => route.fulfill(video));
    await page.reload();
  };
  const states: [string, Shot['prepare']][] = [
    ['empty', withVaults([])],
    ['cards', withVaults(sampleVaults)],
    ['player', playing('How to make the bread')],
    ['player-preparing', playing('The old tape')],
    ['player-failed', playing('A film that no browser plays')],
    [
      'delete',
      async (page) => {
        await withVaults(sampleVaults)(page);
        await press(page, /^Delete/);
      },
    ],
    ['dialog', creating],
    ['chosen', choosing],
    [
      'missing',
      async (page) => {
        await creating(page);
        await page.locator('form').getByRole('button', { name: 'Create Time Vault' }).click();
      },
    ],
    ['record', recording(async () => {})],
    [
      'record-denied',
      recording(async (page) => {
        await page.evaluate(() => {
          navigator.mediaDevices.getUserMedia = async () => {
            throw new DOMException('No', 'NotAllowedError');
          };
        });
        await press(page, 'Turn on the camera');
      }),
    ],
    ['recording', recording(startCamera)],
    [
      'unsent',
      async (page) => {
        await recording(startCamera)(page);
        await press(page, 'Stop');
        await page.keyboard.press('Escape');
      },
    ],
    ['sending', sending('wait')],
    ['waiting', sending('abort')],
  ];
  return [
    ...states.map(([name, prepare]) => ({ name: `time-vault-${name}`, address, prepare })),
    { name: 'time-vault-link', address: shared, signedOut: true, prepare: sharing({}) },
    {
      name: 'time-vault-link-preparing',
      address: shared,
      signedOut: true,
      prepare: sharing({ videoState: 'preparing', videoUrl: null }),
    },
    { name: 'time-vault-link-unknown', address: '/vault/unknown', signedOut: true },
    { name: 'time-vault-confirm', address: '/confirm-email/token', signedOut: true },
    {
      name: 'time-vault-confirm-expired',
      address: '/confirm-email/token',
      prepare: (page) => press(page, 'Yes, this is my address'),
    },
  ];
}
