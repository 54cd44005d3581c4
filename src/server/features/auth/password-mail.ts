import { renderMail } from '#server/platform/mail/mail-template.ts';

/** Leads somebody who forgot their password to a new one. */
export function renderPasswordMail({ name, url }: { name: string; url: string }) {
  return {
    subject: 'A new password for Heartwood',
    ...renderMail({
      heading: `Hello ${name}`,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody, we hope you, asked for a new password for your Heartwood account.',
        },
        { kind: 'button', label: 'Choose a new password', url },
        {
          kind: 'small',
          text: 'The link works once, and for one hour. If it was not you, leave this mail alone: your password stays as it is.',
        },
      ],
    }),
  };
}
