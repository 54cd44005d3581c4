import { renderMail } from '#server/platform/mail/mail-template.ts';

/**
 * Leads somebody who forgot their password to a new one. Nobody is named in it: whoever made the account chose the
 * name, and the address may be another's.
 */
export function renderPasswordMail({ url }: { url: string }) {
  return {
    subject: 'A new password for Heartwood',
    ...renderMail({
      heading: 'A new password',
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
