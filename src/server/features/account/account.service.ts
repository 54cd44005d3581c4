import type { ProfileService } from '#server/features/auth/profile.service.ts';
import type { MemoriesService } from '#server/features/memories/memories.service.ts';
import type { StoriesService } from '#server/features/stories/stories.service.ts';
import type { TimeVaultsService } from '#server/features/time-vaults/time-vaults.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { AccountEnding } from '#shared/contracts/account.ts';
import { deleteFiles } from './account.jobs.ts';
import { exportAccount } from './export/export-account.ts';
import type { AccountContents } from './export/export-section.ts';

export interface AccountServiceOptions
  extends AccountContents,
    Needs<'db' | 'jobs' | 'rateLimits'> {
  profile: ProfileService;
  training: TrainingService;
  timeVaults: TimeVaultsService;
  memories: MemoriesService;
  stories: StoriesService;
}

export type AccountService = ReturnType<typeof createAccountService>;

const foldersAtOnce = 500;

/** The account as a whole: its export and its deletion. */
export function createAccountService(options: AccountServiceOptions) {
  const { db, jobs, rateLimits, profile, training, timeVaults, memories, stories } = options;
  const exports = rateLimits.define({
    name: 'account-export',
    points: 10,
    seconds: 60 * 60,
    store: 'database',
    message: 'You have taken everything along several times within an hour. Please wait a while.',
  });

  const listFolders = async (userId: string): Promise<string[]> => [
    ...(await training.listFolders(userId)),
    ...memories.listFolders(userId),
    ...(await timeVaults.listFolders(userId)),
    ...(await stories.listFolders(userId)),
  ];

  /** Deletes the account's rows at once and its files by a job. */
  async function remove(userId: string): Promise<void> {
    const folders = await listFolders(userId);
    const storyIds = await stories.listIds(userId);
    await db.transaction(async (tx) => {
      await profile.delete(userId, tx);
      for (let from = 0; from < folders.length; from += foldersAtOnce)
        await jobs.send(
          deleteFiles,
          { folders: folders.slice(from, from + foldersAtOnce) },
          { tx },
        );
    });
    await stories.stopMaking(storyIds);
  }

  return {
    remove,

    /** What others would lose if the account were deleted. */
    async getEnding(userId: string): Promise<AccountEnding> {
      const vaults = await timeVaults.listUndelivered(userId);
      return {
        undeliveredVaults: vaults.map(({ title, unlockDate, recipientEmails }) => ({
          title,
          unlockDate,
          recipients: recipientEmails.length,
        })),
      };
    },

    /** A sample account has no password to give. @throws 403 for a wrong or missing one of any other. */
    async delete(userId: string, password = ''): Promise<void> {
      const { isSample } = await profile.get(userId);
      if (!isSample) await profile.checkPassword(userId, password);
      await remove(userId);
    },

    /** The account as one zip, made while it is sent. */
    async export(userId: string) {
      await exports.consume(userId);
      return exportAccount(userId, options);
    },
  };
}
