import { v7 as uuidv7 } from 'uuid';
import type { EmailConfirmationService } from '#server/features/auth/email-confirmation.service.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { cutPage, type Page, readCursor } from '#server/platform/http/paging.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { Delivery, SharedVault, TimeVault } from '#shared/contracts/time-vaults.ts';
import { type PageQuery, id as uuid } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { unlockDate } from '#shared/unlock-date.ts';
import {
  linkUnknown,
  noVideo,
  vaultLocked,
  vaultNotFound,
  vaultNotOpened,
  videoNotThere,
} from './time-vaults.errors.ts';
import { prepareVideo } from './time-vaults.jobs.ts';
import { type MailSituation, presentSharedVault, presentVault } from './time-vaults.presenter.ts';
import { createTimeVaultsRepository } from './time-vaults.repository.ts';
import type { TimeVaultRow } from './time-vaults.table.ts';
import type { VaultFields } from './vault-form.ts';
import { hashToken } from './vault-links.ts';
import {
  folderOf,
  type IncomingVideo,
  type ReceivedVideo,
  type VaultVideos,
} from './vault-videos.ts';

interface Dependencies
  extends Needs<'db' | 'clock' | 'cautiousClock' | 'jobs' | 'rateLimits' | 'accountSpace'> {
  emailConfirmation: EmailConfirmationService;
  videos: VaultVideos;
  mailGoesTo: MailSituation['mailGoesTo'];
}

/** Reads the form of a new vault and hands its video on; undefined where there is no form. */
type ReadForm = (
  receive: (video: IncomingVideo) => Promise<void>,
) => Promise<VaultFields | undefined>;

type VaultFile = 'video' | 'original' | 'poster';

export type TimeVaultsService = ReturnType<typeof createTimeVaultsService>;

/** Videos that no route serves before their date, by the server's clock. */
export function createTimeVaultsService(options: Dependencies) {
  const { db, clock, cautiousClock, jobs, accountSpace, emailConfirmation, videos, mailGoesTo } =
    options;
  const repository = createTimeVaultsRepository(db);
  accountSpace.include((userId, on) => createTimeVaultsRepository(on).countBytes(userId));
  const uploads = options.rateLimits.define({
    name: 'vault-upload',
    points: 60,
    seconds: 60 * 60,
    store: 'database',
    message: 'That were many videos in a short time. Please try again in an hour.',
  });

  async function present(userId: string, rows: TimeVaultRow[]): Promise<TimeVault[]> {
    const sender = await emailConfirmation.findSender(userId);
    const situation = { mailGoesTo, senderConfirmed: sender?.isConfirmed ?? false };
    const deliveries = await repository.listDeliveries(rows.map(({ id }) => id));
    return rows.map((row) => presentVault(row, deliveries.get(row.id) ?? [], situation));
  }

  async function getRow(userId: string, id: string): Promise<TimeVaultRow> {
    const row = await repository.find(userId, id);
    if (!row) throw vaultNotFound();
    return row;
  }

  async function presentOne(userId: string, id: string): Promise<TimeVault> {
    const [vault] = await present(userId, [await getRow(userId, id)]);
    if (!vault) throw vaultNotFound();
    return vault;
  }

  async function insert(userId: string, id: string, fields: VaultFields, video: ReceivedVideo) {
    const isPlayable = await videos.isPlayable(video);
    const { title, description, unlockYears, unlockMonths, recipientEmails } = fields;
    const now = clock.now();
    const opensAt = unlockDate(now, { years: unlockYears, months: unlockMonths });
    const row = {
      ...{ id, userId, title, unlockYears, unlockMonths, unlockDate: opensAt },
      ...{ description: description || null, createdAt: now, updatedAt: now },
      ...{ originalKey: video.key, fileName: video.fileName, fileBytes: video.bytes },
      mediaType: video.mediaType,
      playableKey: isPlayable ? video.key : null,
      videoState: isPlayable ? ('ready' as const) : ('preparing' as const),
    };
    const deliveries = recipientEmails.map((email, position) => ({
      ...{ id: uuidv7(), vaultId: id, position, email, dueAt: opensAt },
      status: 'waiting' as const,
    }));
    await db.transaction(async (tx) => {
      await accountSpace.assertAvailable(userId, video.bytes, tx);
      await createTimeVaultsRepository(tx).insert(row, deliveries);
      await jobs.send(prepareVideo, { vaultId: id }, { tx });
    });
  }

  /** The form with its video, which lies where a vault of this id has it. */
  async function receive(id: string, readForm: ReadForm) {
    let video: ReceivedVideo | undefined;
    const fields = await readForm(async (incoming) => {
      video = await videos.receive(id, incoming);
    });
    if (!fields || !video) throw noVideo();
    return { fields, video };
  }

  /** A mail that cannot be asked for now is no reason to lose the vault: the page offers it again. */
  async function askToConfirm(userId: string) {
    const sender = await emailConfirmation.findSender(userId);
    if (sender && !sender.isConfirmed) await emailConfirmation.request(userId);
  }

  return {
    /** Newest first. */
    async list(
      userId: string,
      { limit = limits.page.default, cursor }: PageQuery,
    ): Promise<Page<TimeVault>> {
      const rows = await repository.list(userId, limit + 1, readCursor(cursor, uuid));
      const page = cutPage(rows, limit, { cursorOf: ({ id }) => id, present: (row) => row });
      return { ...page, items: await present(userId, page.items) };
    },

    /** Seals a video. A refused one leaves nothing behind; a sealed one stays, whatever fails afterwards. */
    async create(userId: string, readForm: ReadForm): Promise<TimeVault> {
      await uploads.consume(userId);
      await accountSpace.assertAvailable(userId, 0, db);
      const id = uuidv7();
      let isSealing = false;
      try {
        const { fields, video } = await receive(id, readForm);
        isSealing = true;
        await insert(userId, id, fields, video);
        if (fields.recipientEmails.length > 0) await askToConfirm(userId).catch(() => {});
      } catch (error) {
        // A refused row was not written. After any other failure it may exist, so the file is left to the sweep.
        if (!isSealing || error instanceof AppError) await videos.delete(id);
        throw error;
      }
      return presentOne(userId, id);
    },

    /** @throws 403 before the date. Opening again changes nothing. */
    async open(userId: string, id: string): Promise<TimeVault> {
      const now = cautiousClock.now();
      const row = await getRow(userId, id);
      if (row.unlockDate > now) throw vaultLocked(row.unlockDate);
      await repository.open(userId, id, now);
      return presentOne(userId, id);
    },

    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw vaultNotFound();
      await videos.delete(id);
    },

    /** What of an opened vault may be sent. @throws 403 until then. */
    async getFile(userId: string, id: string, file: VaultFile) {
      const row = await getRow(userId, id);
      if (row.unlockDate > cautiousClock.now()) throw vaultLocked(row.unlockDate);
      if (!row.isOpened) throw vaultNotOpened();
      return chooseFile(row, file);
    },

    /** @throws 404 for a link that leads to nothing, or not yet. */
    async getShared(token: string): Promise<SharedVault> {
      const row = await repository.findByLink(hashToken(token), cautiousClock.now());
      const sender = row && (await emailConfirmation.findSender(row.userId));
      if (!sender) throw linkUnknown();
      return presentSharedVault(row, { token, senderName: sender.name });
    },

    async getSharedFile(token: string, file: VaultFile) {
      const row = await repository.findByLink(hashToken(token), cautiousClock.now());
      if (!row) throw linkUnknown();
      return chooseFile(row, file);
    },

    /** All vaults for an export of the account. Only opened ones come with the key of their original. */
    async listForExport(userId: string) {
      const rows = await repository.listAll(userId);
      const vaults = await present(userId, rows);
      return rows.flatMap((row, index) => {
        const vault = vaults[index];
        return vault ? [{ vault, originalKey: row.isOpened ? row.originalKey : null }] : [];
      });
    },

    /** Vaults with unsent mails, which recipients would lose if the account were deleted. */
    async listUndelivered(userId: string): Promise<TimeVault[]> {
      const vaults = await present(userId, await repository.listAll(userId));
      const isOpen = ({ status }: Delivery) => status === 'waiting' || status === 'retrying';
      return vaults.filter(({ deliveries }) => deliveries.some(isOpen));
    },

    /** Where the files of an account lie. */
    async listFolders(userId: string): Promise<string[]> {
      return (await repository.listAll(userId)).map(({ id }) => folderOf(id));
    },

    /** Which of the storage keys belong to a vault. */
    findFileKeys: (keys: string[]) => repository.findFileKeys(keys),
  };
}

function chooseFile(row: TimeVaultRow, file: VaultFile) {
  const key = { video: row.playableKey, original: row.originalKey, poster: row.posterKey }[file];
  if (!key) throw videoNotThere();
  return { key, fileName: row.fileName, download: file === 'original' };
}
