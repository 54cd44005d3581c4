import { join } from 'node:path';
import { createAccountService } from '#server/features/account/account.service.ts';
import { createAncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import { createAuthService } from '#server/features/auth/auth.service.ts';
import { createCredentials } from '#server/features/auth/credentials.ts';
import { createEmailConfirmationService } from '#server/features/auth/email-confirmation.service.ts';
import { createPasswordResetService } from '#server/features/auth/password-reset.service.ts';
import type { HashPassword } from '#server/features/auth/passwords.ts';
import { createProfileService } from '#server/features/auth/profile.service.ts';
import { createOfflineCompanion } from '#server/features/conversations/companion/offline-companion.ts';
import { createCompanionMemoryService } from '#server/features/conversations/companion-memory.service.ts';
import { createConversationsRepository } from '#server/features/conversations/conversations.repository.ts';
import { createConversationsService } from '#server/features/conversations/conversations.service.ts';
import { createModelCompanion } from '#server/features/conversations/model-companion/model-companion.ts';
import type { Timeouts } from '#server/features/conversations/model-companion/stream-model.ts';
import { createReplies } from '#server/features/conversations/replies.ts';
import { createFactsService } from '#server/features/facts/facts.service.ts';
import { createSuggestionRequests } from '#server/features/facts/suggestion-requests.ts';
import { createFeedbackService } from '#server/features/feedback/feedback.service.ts';
import { createMediaPreparation } from '#server/features/memories/media/media-preparation.ts';
import { listTrainingMemories } from '#server/features/memories/memories.repository.ts';
import { createMemoriesService } from '#server/features/memories/memories.service.ts';
import { createOpenQuestionsService } from '#server/features/open-questions/open-questions.service.ts';
import { createSampleFamilyService } from '#server/features/sample-family/sample-family.service.ts';
import { createTimeVaultsService } from '#server/features/time-vaults/time-vaults.service.ts';
import { createVaultDeliveries } from '#server/features/time-vaults/vault-deliveries.ts';
import { createVaultLinks } from '#server/features/time-vaults/vault-links.ts';
import { createVaultVideos } from '#server/features/time-vaults/vault-videos.ts';
import { createVideoInspection } from '#server/features/time-vaults/video-inspection.ts';
import { createVideoPreparation } from '#server/features/time-vaults/video-preparation.ts';
import { createAvatars } from '#server/features/training/avatars.ts';
import { createRecall } from '#server/features/training/recall/recall.ts';
import { offlineSummarizer } from '#server/features/training/summary/compose-summary.ts';
import { createModelSummarizer } from '#server/features/training/summary/model-summarizer.ts';
import { createTrainingService } from '#server/features/training/training.service.ts';
import { createVoiceService } from '#server/features/voice/voice.service.ts';
import { createAccountSpace } from '#server/platform/account-space/account-space.ts';
import { openImageModel } from '#server/platform/ai/image-model.ts';
import { openTextModel } from '#server/platform/ai/text-model.ts';
import { type Clock, systemClock } from '#server/platform/clock/clock.ts';
import { createClockGuard } from '#server/platform/clock/clock-guard.ts';
import type { Config } from '#server/platform/config/config.ts';
import { loadSecretKey } from '#server/platform/config/secret-key.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { createOutboxMail } from '#server/platform/mail/outbox-mail.ts';
import { createSmtpMail } from '#server/platform/mail/smtp-mail.ts';
import { type Ffmpeg, openFfmpeg } from '#server/platform/media/ffmpeg.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createRateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import { openSpeechDriver } from '#server/platform/speech/open-speech-driver.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { createSpeechCache } from '#server/platform/speech/speech-cache.ts';
import { createReadiness } from './health.routes.ts';
import { openBackups } from './open-backups.ts';
import { openStorage } from './open-storage.ts';
import { openStories } from './open-stories.ts';

export type Dependencies = Awaited<ReturnType<typeof createDependencies>>;

/** What a caller may replace; tests bring a clock that they set and a database of their own. */
interface Overrides {
  clock?: Clock;
  /** How long the language model may take. */
  timeouts?: Timeouts;
  database?: OpenDatabase;
  /** A cheaper hash for tests, most of which sign a user up; no setting can choose it. */
  hashPassword?: HashPassword | undefined;
  /** Found already. */
  ffmpeg?: Ffmpeg;
  /** Called when the embedded database stops for good while it is in use. */
  onDatabaseLost?: (reason: Error) => void;
}

/** The composition root: builds everything that the web server and the worker need, once. */
export async function createDependencies(
  config: Config,
  logger: Logger,
  overrides: Overrides = {},
) {
  const { clock = systemClock } = overrides;
  const ffmpegOpened = overrides.ffmpeg ?? openFfmpeg({ path: config.FFMPEG_PATH, logger });
  const secret = await loadSecretKey(config.DATA_DIR, config.SECRET_KEY);
  const database =
    overrides.database ??
    (await openDatabase({
      dataDir: config.DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      logger,
      onLost: overrides.onDatabaseLost,
    }));
  const { db } = database;
  const aloneSince = database.kind === 'embedded' ? clock.now() : undefined;
  const metrics = createMetrics();
  const clockGuard = createClockGuard({ clock, db, logger, metrics, dataDir: config.DATA_DIR });
  const storage = openStorage(config, { secret, clock });
  const speechCache = createSpeechCache({ storage, clock, logger, ...cachedSpeech });
  const platform: Platform = {
    ...{ db, clock, cautiousClock: clockGuard, logger, storage, secret },
    jobs: createJobs({ database, logger, metrics }),
    mail: config.SMTP_URL
      ? createSmtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM })
      : createOutboxMail({ folder: join(config.DATA_DIR, 'outbox'), from: config.MAIL_FROM }),
    ffmpeg: await ffmpegOpened,
    rateLimits: createRateLimits({ db, scale: config.RATE_LIMIT_SCALE }),
    accountSpace: createAccountSpace({ maxBytes: config.ACCOUNT_GB * 1024 ** 3 }),
    speech: createSpeech({ driver: openSpeechDriver(config), cache: speechCache }),
    workFolder: join(config.DATA_DIR, 'work'),
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
  };
  const { ffmpeg, jobs, mail, speech } = platform;
  const hasMailServer = config.SMTP_URL !== undefined;
  const textModel = openTextModel(config);

  const credentials = createCredentials({ ...platform, hashPassword: overrides.hashPassword });
  const auth = createAuthService({ ...platform, credentials });
  const profile = createProfileService(platform);
  const passwordReset = createPasswordResetService(platform);
  const emailConfirmation = createEmailConfirmationService({
    ...platform,
    isNeeded: hasMailServer,
  });
  const feedback = createFeedbackService({ ...platform, isMailed: hasMailServer });
  const avatars = createAvatars(platform);
  const suggestionRequests = createSuggestionRequests(platform);
  const ancestors = createAncestorsService({
    ...platform,
    onFamilyChanged: suggestionRequests.suggestKin,
    onDeleted: (ancestor) => avatars.deleteAll(ancestor.id),
  });
  const training = createTrainingService({
    ...{ ...platform, ancestors, avatars, listTrainingMemories },
    recall: createRecall(platform),
    onSaved: suggestionRequests.suggest,
    summarizer: textModel ? createModelSummarizer(textModel) : offlineSummarizer,
  });
  const people = { ...platform, profile, ancestors, training };
  const facts = createFactsService({ ...people, requests: suggestionRequests });
  const openQuestions = createOpenQuestionsService(people);
  const companionMemory = createCompanionMemoryService(people);
  const voice = createVoiceService(people);
  const memories = createMemoriesService(people);
  const offline = createOfflineCompanion();
  const replies = createReplies({
    ...platform,
    repository: createConversationsRepository(db),
    companion: textModel
      ? createModelCompanion({ ...textModel, offline, timeouts: overrides.timeouts })
      : offline,
  });
  const conversations = createConversationsService({
    ...people,
    ...{ replies, facts, openQuestions, companionMemory },
  });
  const timeVaults = createTimeVaultsService({
    ...{ ...platform, emailConfirmation },
    videos: createVaultVideos({
      storage,
      inspection: ffmpeg && createVideoInspection({ ...platform, ffmpeg }),
    }),
    mailGoesTo: hasMailServer ? 'mail' : 'outbox',
  });
  const vaultDeliveries = createVaultDeliveries({
    ...{ ...platform, emailConfirmation },
    links: createVaultLinks(platform),
  });
  const stories = openStories({
    ...{ ...platform, voice, memories, textModel },
    imageModel: openImageModel(config),
  });
  const account = createAccountService({
    ...{ ...people, facts, openQuestions, companionMemory, conversations },
    ...{ timeVaults, memories, feedback, stories: stories.service },
  });
  const sampleFamily = createSampleFamilyService({ ...people, auth, account });
  // Named by a clock ahead of time, a backup would be the newest for weeks.
  const backups = openBackups(config, {
    ...{ ...platform, database },
    clock: { ...clock, now: clockGuard.now },
  });
  backups.measure(metrics);

  return {
    ...platform,
    config,
    database,
    metrics,
    /** Since when this has been the only process on its files; undefined where there may be others. */
    aloneSince,
    clockGuard,
    readiness: createReadiness(database),
    backups,
    aboutThis: {
      supportEmail: config.SUPPORT_EMAIL,
      supportPhone: config.SUPPORT_PHONE,
      ai: {
        text: textModel?.provider ?? 'offline',
        image: providerOf(config.AI_IMAGE),
        speech: speech.provider,
      },
    },
    speechCache,
    services: {
      account,
      feedback,
      auth,
      emailConfirmation,
      profile,
      passwordReset,
      ancestors,
      training,
      facts,
      openQuestions,
      companionMemory,
      voice,
      conversations,
      timeVaults,
      memories,
      stories: stories.service,
      sampleFamily,
    },
    videoPreparation: createVideoPreparation(platform),
    listStoryJobs: stories.listJobs,
    mediaPreparation: createMediaPreparation(platform),
    vaultDeliveries,
    /** Waits for replies in progress, which no job makes. */
    settle: () => replies.settle(),
    /** Finishes replies in progress, then closes everything. */
    async close() {
      await replies.settle();
      await clockGuard.stop();
      await jobs.close();
      await speech.close();
      await mail.close();
      await database.close();
    },
  };
}

/** Speech is cheap to make again, so that the cache is small and short-lived. */
const cachedSpeech = { maxBytes: 256 * 1024 * 1024, maxDays: 30 };

const providerOf = (model: string) => model.split(':', 1)[0] ?? model;
