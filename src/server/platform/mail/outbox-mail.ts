import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileDurably } from '#server/platform/storage/file-operations.ts';
import { composeMail } from './compose-mail.ts';
import type { MailPort } from './mail.ts';

interface Options {
  folder: string;
  from: string;
}

/** Without a mail server: writes each mail as an .eml file. */
export function createOutboxMail({ folder, from }: Options): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true });

  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into memory.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFileDurably(join(folder, `${mail.messageId}.eml`), message);
    },
    close: async () => {},
  };
}
