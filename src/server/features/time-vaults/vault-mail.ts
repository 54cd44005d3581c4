import type { Sender } from '#server/features/auth/email-confirmation.service.ts';
import { renderMail } from '#server/platform/mail/mail-template.ts';
import type { TimeVaultRow } from './time-vaults.table.ts';

interface VaultMail {
  vault: TimeVaultRow;
  sender: Sender;
  /** The recipient's private link. */
  url: string;
  supportEmail: string;
}

/** Tells a recipient that a video waits for them: from whom, what it is, and what to do if it should not be. */
export function renderVaultMail({ vault, sender, url, supportEmail }: VaultMail) {
  const { title, description, createdAt } = vault;
  return {
    subject: `${sender.name} has a video message for you`,
    ...renderMail({
      heading: `A video message from ${sender.name}`,
      blocks: [
        {
          kind: 'paragraph',
          text: `On ${longDate.format(createdAt)}, ${sender.name} sealed a video for you in a time vault. Its day has come.`,
        },
        { kind: 'quote', text: description ? `${title}\n${description}` : title },
        { kind: 'button', label: 'Watch the video', url },
        {
          kind: 'paragraph',
          text: 'You need no account, and you can save the video. The link is yours alone: whoever has it can watch.',
        },
        {
          kind: 'small',
          text: `Sent by Heartwood for ${sender.name} (${sender.email}). If you do not know this person, or this message should not have reached you, please tell us: ${supportEmail}`,
        },
      ],
    }),
  };
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
