import { renderMail } from '#server/platform/mail/mail-template.ts';

/**
 * Asks the owner of an address whether it is theirs, before anything is sent in their name. Nobody is named in it:
 * whoever made the account chose the name, and this mail must carry no words of theirs to strangers.
 */
export function renderConfirmationMail({
  url,
  supportEmail,
}: {
  url: string;
  supportEmail: string;
}) {
  return {
    subject: 'Please confirm your email address',
    ...renderMail({
      heading: 'Is this your address?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Heartwood sends mails for you when a time vault opens. Before the first one goes out, please confirm that this address is yours.',
        },
        { kind: 'button', label: 'Confirm my address', url },
        {
          kind: 'small',
          text: `The link works for three days. If you have no account with Heartwood, somebody mistyped their address: leave this mail alone and nothing will be sent. Questions: ${supportEmail}`,
        },
      ],
    }),
  };
}
