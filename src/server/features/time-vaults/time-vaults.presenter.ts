import type { Delivery, SharedVault, TimeVault } from '#shared/contracts/time-vaults.ts';
import type { TimeVaultRow, VaultDeliveryRow } from './time-vaults.table.ts';

/** How the mails of this server, and of this sender, go out. */
export interface MailSituation {
  mailGoesTo: TimeVault['mailGoesTo'];
  senderConfirmed: boolean;
}

/** A vault as its owner sees it: until it was opened it leads to no file. */
export function presentVault(
  row: TimeVaultRow,
  deliveries: VaultDeliveryRow[],
  situation: MailSituation,
): TimeVault {
  const { id, isOpened, openedAt, unlockDate, createdAt, updatedAt } = row;
  const { originalKey, playableKey, posterKey, mediaType, ...shown } = row;
  const at = (file: string) => `/api/time-vaults/${id}/${file}`;
  return {
    ...shown,
    videoUrl: isOpened && playableKey ? at('video') : null,
    originalUrl: isOpened ? at('original') : null,
    posterUrl: isOpened && posterKey ? at('poster') : null,
    recipientEmails: deliveries.map(({ email }) => email),
    deliveries: deliveries.map(presentDelivery),
    ...situation,
    unlockDate: unlockDate.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentDelivery({ email, status, attempts, sentAt }: VaultDeliveryRow): Delivery {
  const underWay = attempts > 1 ? 'retrying' : 'waiting';
  return {
    email,
    status: status === 'sending' ? underWay : status,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** A vault as the recipient of its link sees it. */
export function presentSharedVault(
  row: TimeVaultRow,
  { token, senderName }: { token: string; senderName: string },
): SharedVault {
  const { title, description, fileName, videoState } = row;
  const at = (file: string) => `/api/vault-links/${token}/${file}`;
  return {
    title,
    description,
    senderName,
    fileName,
    videoState,
    createdAt: row.createdAt.toISOString(),
    unlockDate: row.unlockDate.toISOString(),
    videoUrl: row.playableKey ? at('video') : null,
    originalUrl: at('original'),
  };
}
