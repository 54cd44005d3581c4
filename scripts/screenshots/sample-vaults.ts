import { randomUUID } from 'node:crypto';
import type { Delivery, SharedVault, TimeVault } from '#shared/contracts/time-vaults.ts';

const hour = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const delivery = (email: string, status: Delivery['status']): Delivery => ({
  email,
  status,
  sentAt: status === 'sent' ? fromNow(-2 * hour) : null,
});

function vault(title: string, details: Partial<TimeVault>): TimeVault {
  const { deliveries = [], isOpened = false } = details;
  const id = randomUUID();
  const at = (file: string) => (isOpened ? `/api/time-vaults/${id}/${file}` : null);
  return {
    id,
    userId: randomUUID(),
    title,
    description: null,
    videoUrl: details.videoState === 'ready' ? at('video') : null,
    originalUrl: at('original'),
    posterUrl: details.videoState === 'ready' ? at('poster') : null,
    fileName: 'for-nora.mp4',
    fileBytes: 48_200_000,
    videoState: 'ready',
    recipientEmails: deliveries.map(({ email }) => email),
    deliveries,
    mailGoesTo: 'mail',
    senderConfirmed: true,
    unlockDate: fromNow(-30 * hour),
    unlockYears: 1,
    unlockMonths: 0,
    isOpened,
    openedAt: isOpened ? fromNow(-hour) : null,
    createdAt: fromNow(-8800 * hour),
    updatedAt: fromNow(-hour),
    ...details,
  };
}

/** A vault of every kind that a card shows. */
export const sampleVaults: TimeVault[] = [
  vault('For Nora’s eighteenth birthday', {
    description:
      'What I would tell you if I were there: about the summer you were born, the lake, and the boat that your grandfather never finished.',
    unlockDate: fromNow(24 * 365 * 5 * hour),
    deliveries: [
      delivery('nora.quill@example.com', 'waiting'),
      delivery('tom@example.com', 'waiting'),
    ],
    senderConfirmed: false,
  }),
  vault('Our golden wedding', { unlockDate: fromNow(41 * 60_000) }),
  vault('New Year at the lake house', {
    description: 'Watch this together, with the lights out.',
    deliveries: [delivery('ida@example.com', 'waiting')],
    mailGoesTo: 'outbox',
  }),
  vault('How to make the bread', {
    videoState: 'ready',
    isOpened: true,
    deliveries: [
      delivery('ida@example.com', 'sent'),
      delivery('a-very-long-address-of-somebody@somewhere-quite-far-away.example.com', 'retrying'),
      delivery('gone@example.com', 'failed'),
    ],
  }),
  vault('The old tape', { videoState: 'preparing', isOpened: true }),
  vault('A film that no browser plays', { videoState: 'failed', isOpened: true }),
];

export const sampleSharedVault: SharedVault = {
  title: 'How to make the bread',
  description:
    'You always asked for it, and I always said: watch my hands.\nHere they are. Use the big bowl.',
  senderName: 'Linnea Quill',
  createdAt: fromNow(-8800 * hour),
  unlockDate: fromNow(-30 * hour),
  videoUrl: '/api/vault-links/sample/video',
  originalUrl: '/api/vault-links/sample/original',
  fileName: 'bread.mp4',
  videoState: 'ready',
};
