import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { enterSharedAccount } from './shared-account.ts';
import { expect, provenBy, scenario } from './table.ts';
import { expectToast } from './toast.ts';

const sealedAt = '2020-01-31T12:00:00.000Z';

const readyVault = (userId: string): TimeVault => ({
  ...{ id: randomUUID(), userId, title: 'For Nora', description: null },
  ...{ videoUrl: null, originalUrl: null, posterUrl: null, videoState: 'ready' },
  ...{ fileName: 'nora.mp4', fileBytes: 1_000, recipientEmails: [], deliveries: [] },
  ...{ mailGoesTo: 'mail', senderConfirmed: true, unlockYears: 1, unlockMonths: 0 },
  ...{ unlockDate: '2021-01-31T12:00:00.000Z', isOpened: false, openedAt: null },
  ...{ createdAt: sealedAt, updatedAt: sealedAt },
});

/** As the server answers what goes wrong; without a sentence, as something before the server does. */
const answerWith = (page: Page, path: string, error?: string) =>
  page.route(path, (route) =>
    error
      ? route.fulfill({ status: 507, json: { error, code: 'server.failed', requestId: '1' } })
      : route.fulfill({ status: 500, body: '' }),
  );

const tryToOpen = (page: Page) => page.getByRole('button', { name: 'Open', exact: true }).click();

async function tryToDelete(page: Page) {
  await page.getByRole('button', { name: 'Delete For Nora' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

export const vaultMessages = scenario({
  title: 'what is said of a vault that cannot be opened or deleted',
  async prepare(world) {
    const { page } = world;
    const { user } = await enterSharedAccount(world);
    const vault = readyVault(user.id);
    await page.route('**/api/users/*/time-vaults', (route) => route.fulfill({ json: [vault] }));
    await page.goto('/time-vault');
    return { path: `**/api/time-vaults/${vault.id}` };
  },
  rows: {
    "§8 Time vault: open failure 'Error Opening Time Vault' with the server's error": async ({
      page,
      path,
    }) => {
      await answerWith(page, `${path}/open`, 'The video was lost.');
      await tryToOpen(page);
      await expectToast(page, {
        title: 'Error Opening Time Vault',
        description: 'The video was lost.',
        variant: 'destructive',
      });
    },
    "§8 Time vault: open failure 'Failed to open time vault' where the server said nothing":
      async ({ page, path }) => {
        await answerWith(page, `${path}/open`);
        await tryToOpen(page);
        await expectToast(page, {
          title: 'Error Opening Time Vault',
          description: 'Failed to open time vault',
        });
      },
    "§8 Time vault: delete failure 'Error' with the message": async ({ page, path }) => {
      await answerWith(page, path, 'The disk is asleep.');
      await tryToDelete(page);
      await expectToast(page, {
        title: 'Error',
        description: 'The disk is asleep.',
        variant: 'destructive',
      });
    },
    "§8 Time vault: delete failure 'Failed to delete time vault' where there is no message":
      async ({ page, path }) => {
        await answerWith(page, path);
        await tryToDelete(page);
        await expectToast(page, { title: 'Error', description: 'Failed to delete time vault' });
      },
    "§8 Time vault: delete success 'Time Vault Deleted'": async ({ page, path }) => {
      await page.route(path, (route) => route.fulfill({ status: 204 }));
      await tryToDelete(page);
      await expectToast(page, { title: 'Time Vault Deleted', variant: 'default' });
      await expect(page.getByRole('alertdialog')).toBeHidden();
    },
  },
});

export const vaultsFromEndToEnd = provenBy('tests/e2e/time-vault.spec.ts', {
  "§8 Time vault: create success 'Time Vault Created!' / 'Your video has been sealed and will unlock at the specified time.', and the dialog closes":
    'a vault is checked, sent through a broken connection, and sealed once',
  "§8 Time vault: open before the unlock date 'Time Vault Locked' / 'This vault will unlock on' plus the date":
    'a vault is checked, sent through a broken connection, and sealed once',
  "§8 Time vault: open success 'Time Vault Opened!'":
    'a recording outlives a reload, is sealed, and is watched on its day by whom it is for',
});
