import type { Page } from '@playwright/test';
import { type FrailLine, startFrailLine } from '#tests/support/frail-line.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { startTimeMachine, type TimeMachine } from '#tests/support/time-machine.ts';
import { test as base, expect } from './fixtures.ts';

interface World {
  smtp: TestSmtp;
  timeMachine: TimeMachine & { line: FrailLine };
}

/**
 * With a camera of the browser's own making, and a server that sends mail, can be moved in time, and is
 * reached over a line that can be cut.
 */
export const test = base.extend<object, World>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  timeMachine: [
    async ({ smtp }, use) => {
      const port = await findFreePort();
      const line = await startFrailLine(port);
      const env = { SMTP_URL: smtp.url, PUBLIC_URL: line.url };
      const timeMachine = await startTimeMachine({ port, env });
      await use(Object.assign(timeMachine, { line, url: line.url }));
      await line.close();
      await timeMachine.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  server: [async ({ timeMachine }, use) => use(timeMachine), { scope: 'worker', timeout: 150_000 }],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeCamera] });
    },
    { scope: 'worker' },
  ],
  permissions: ['camera', 'microphone'],
});

export { expect };

/** Also where a dialog keeps all that is outside of it from being looked at. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-variant]').getByText(words, { exact: true });

export const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Your time vaults' }).locator('> li').filter({ hasText: title });

/** The address at the end of the path `/name/…` in the plain text of the newest mail to somebody. */
export async function mailedLink(smtp: TestSmtp, recipient: string, name: string): Promise<string> {
  const find = () => {
    const mail = smtp.messages.findLast(
      ({ recipients, text }) => recipients.includes(recipient) && text?.includes(`/${name}/`),
    );
    return mail?.text?.match(new RegExp(`http\\S+/${name}/[\\w-]+`))?.[0];
  };
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  return find() ?? '';
}
