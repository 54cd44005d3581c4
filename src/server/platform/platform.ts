import type { AccountSpace } from './account-space/account-space.ts';
import type { Clock } from './clock/clock.ts';
import type { CautiousClock } from './clock/clock-guard.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logging/logger.ts';
import type { MailPort } from './mail/mail.ts';
import type { Ffmpeg } from './media/ffmpeg.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Speech } from './speech/speech.ts';
import type { Storage } from './storage/storage.ts';

/** What the platform offers to features. */
export interface Platform {
  db: Database;
  clock: Clock;
  /** The time for what cannot be undone: deliveries, purges, the expiry of sessions. */
  cautiousClock: CautiousClock;
  logger: Logger;
  jobs: Jobs;
  storage: Storage;
  accountSpace: AccountSpace;
  rateLimits: RateLimits;
  mail: MailPort;
  /** Undefined where no ffmpeg was found. */
  ffmpeg: Ffmpeg | undefined;
  speech: Speech;
  /** Where files are processed outside of the storage. */
  workFolder: string;
  /** The key that signs sessions, links and upload addresses. */
  secret: string;
  /** The address of this server for links, without a slash at its end. */
  publicUrl: string;
  supportEmail: string;
}

/** The parts of the platform that a feature needs: `Needs<'db' | 'clock'>`. */
export type Needs<Name extends keyof Platform> = Pick<Platform, Name>;
