import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmtp } from '#tests/support/smtp.ts';
import type { MailPort } from './mail.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

const from = 'Heartwood da Família <post@heartwood.example>';
const mail = {
  to: 'ines@example.org',
  subject: 'Rosa left you a message 🌳',
  text: 'Olá Inês,\n\nlook: https://heartwood.example/vault/abc\n',
  html: '<p>Olá Inês</p>',
  messageId: 'vault-1.recipient-2',
};

interface MailUnderTest {
  mail: MailPort;
  received(): Promise<Array<Email & { raw: string }>>;
  close(): Promise<void>;
}

const drivers: Array<{ name: string; start(): Promise<MailUnderTest> }> = [
  {
    name: 'a mail server',
    async start() {
      const smtp = await startSmtp();
      const port = createSmtpMail({ url: smtp.url, from });
      const close = async () => {
        await port.close();
        await smtp.close();
      };
      return { mail: port, received: async () => smtp.messages, close };
    },
  },
  {
    name: 'the outbox',
    async start() {
      const folder = await mkdtemp(join(tmpdir(), 'heartwood-outbox-'));
      const received = async () => {
        const names = (await readdir(folder)).sort();
        expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
        const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
        return Promise.all(
          files.map(async (raw) => ({ ...(await PostalMime.parse(raw)), raw: raw.toString() })),
        );
      };
      return {
        mail: createOutboxMail({ folder, from }),
        received,
        close: () => rm(folder, { recursive: true }),
      };
    },
  },
];

describe.each(drivers)('mail by way of $name', ({ start }) => {
  let driver: MailUnderTest;
  beforeEach(async () => {
    driver = await start();
  });
  afterEach(() => driver.close());

  it('arrives with its sender, subject, and both its bodies', async () => {
    await driver.mail.send(mail);
    const [received] = await driver.received();
    expect(received).toMatchObject({
      from: { name: 'Heartwood da Família', address: 'post@heartwood.example' },
      to: [{ address: 'ines@example.org' }],
      subject: mail.subject,
      messageId: '<vault-1.recipient-2@heartwood.example>',
    });
    expect(received?.text?.trim()).toBe(mail.text.trim());
    expect(received?.html?.trim()).toBe(mail.html);
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  it('cannot be given further headers by way of its subject', async () => {
    await driver.mail.send({ ...mail, subject: 'Hi\r\nBcc: everybody@example.org\u2028X-Evil: 1' });
    const [received] = await driver.received();
    expect(received?.subject).toBe('Hi Bcc: everybody@example.org X-Evil: 1');
    expect(received?.bcc ?? []).toEqual([]);
    expect(received?.headers.some(({ key }) => key === 'x-evil')).toBe(false);
  });

  it.each([
    'ines@example.org, bruno@example.org',
    'ines@example.org\r\nBcc: bruno@example.org',
    'Inês <ines@example.org>',
    'ines',
    '',
    `${'x'.repeat(250)}@example.org`,
  ])('is refused for the recipient %j', async (to) => {
    await expect(driver.mail.send({ ...mail, to })).rejects.toMatchObject({ fault: 'bad-mail' });
    expect(await driver.received()).toEqual([]);
  });

  it.each(['../../etc/cron', 'a b', 'a\r\nb', ''])(
    'is refused for the message id %j',
    async (messageId) => {
      await expect(driver.mail.send({ ...mail, messageId })).rejects.toMatchObject({
        fault: 'bad-mail',
      });
    },
  );

  it('never reads a file or an address that its words name', async () => {
    const html = '<img src="file:///etc/passwd"><p>/etc/passwd</p>';
    await driver.mail.send({ ...mail, html });
    const [received] = await driver.received();
    expect(received?.attachments).toEqual([]);
    expect(received?.raw).not.toContain('root:');
  });

  it('is sent many at once', async () => {
    const all = Array.from({ length: 12 }, (_, index) => ({ ...mail, messageId: `mail-${index}` }));
    await Promise.all(all.map((one) => driver.mail.send(one)));
    expect(new Set((await driver.received()).map(({ messageId }) => messageId)).size).toBe(12);
  });
});

describe('a mail server in trouble', () => {
  it.each([
    ['later', 'unreachable'],
    ['drop', 'unreachable'],
    ['silent', 'unreachable'],
    ['never', 'refused'],
  ] as const)('that answers %s makes the mail %s', async (fault, expected) => {
    const smtp = await startSmtp();
    const port = createSmtpMail({ url: smtp.url, from, timeoutMs: 400 });
    smtp.setFault(fault);
    await expect(port.send(mail)).rejects.toMatchObject({ fault: expected });
    smtp.setFault(undefined);
    await port.send(mail);
    expect(smtp.messages).toHaveLength(1);
    await port.close();
    await smtp.close();
  });

  it('that is down makes the mail unreachable, and takes it when it is back', async () => {
    const smtp = await startSmtp();
    await smtp.close();
    const port = createSmtpMail({ url: smtp.url, from });
    await expect(port.send(mail)).rejects.toMatchObject({ fault: 'unreachable' });
    const again = await startSmtp({ port: smtp.port });
    await port.send(mail);
    expect(again.messages[0]?.recipients).toEqual(['ines@example.org']);
    await port.close();
    await again.close();
  });
});

it('keeps one file in the outbox of a mail that is sent again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-outbox-'));
  const outbox = createOutboxMail({ folder: join(folder, 'outbox'), from });
  await outbox.send(mail);
  await outbox.send(mail);
  expect(await readdir(join(folder, 'outbox'))).toEqual(['vault-1.recipient-2.eml']);
  await rm(folder, { recursive: true });
});
