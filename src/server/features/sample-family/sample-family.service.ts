import type { AccountService } from '#server/features/account/account.service.ts';
import type { AuthService, SignedIn } from '#server/features/auth/auth.service.ts';
import type { ProfileService } from '#server/features/auth/profile.service.ts';
import { handleSweep } from '#server/platform/jobs/job.ts';
import type { Needs } from '#server/platform/platform.ts';
import { createFamilyRecord } from './family-record.ts';
import { insertRows } from './sample-family.repository.ts';

interface Dependencies extends Needs<'db' | 'clock' | 'storage' | 'rateLimits'> {
  auth: AuthService;
  profile: ProfileService;
  account: AccountService;
}

export type SampleFamilyService = ReturnType<typeof createSampleFamilyService>;

const dayMs = 24 * 60 * 60 * 1000;

/** Private accounts with a sample family, for trying Heartwood; each is removed after a day. */
export function createSampleFamilyService(options: Dependencies) {
  const { db, clock, storage, auth, profile, account, rateLimits } = options;
  const record = createFamilyRecord({ storage });
  const perAddress = rateLimits.define({
    name: 'sample-family',
    points: 10,
    seconds: 60 * 60,
    store: 'database',
    message:
      'Many sample families were opened from this network within an hour. Please try again a little later, or create your own account: it is free.',
  });

  return {
    async create(address: string): Promise<SignedIn> {
      await perAddress.consume(address);
      const now = clock.now();
      const signedIn = await auth.signUpSample(new Date(now.getTime() + dayMs));
      try {
        const fill = async () => {
          const tables = await record.copyFor(signedIn.user.id, now);
          await db.transaction((tx) => insertRows(tx, tables));
        };
        await Promise.all([record.placeFiles(), fill()]);
        return signedIn;
      } catch (error) {
        await account.remove(signedIn.user.id);
        throw error;
      }
    },

    /** Removes expired sample accounts with all their data; returns how many. */
    async removeOverdue(signal: AbortSignal): Promise<number> {
      let removed = 0;
      for (;;) {
        const ids = await profile.listOverdueSamples(100);
        for (const id of ids) {
          signal.throwIfAborted();
          await account.remove(id);
          removed += 1;
        }
        if (ids.length === 0) return removed;
      }
    },
  };
}

/** Removes expired sample accounts. */
export function handleSampleFamilySweep({ sampleFamily }: { sampleFamily: SampleFamilyService }) {
  return handleSweep(
    { name: 'sample-family.sweep', everySeconds: 10 * 60, expireSeconds: 10 * 60 },
    async ({ signal, logger }) => {
      const removed = await sampleFamily.removeOverdue(signal);
      if (removed > 0) logger.info({ removed }, 'sample accounts were removed');
    },
  );
}
