import { handleDeleteFiles } from '#server/features/account/account.jobs.ts';
import {
  handleConfirmationMail,
  handlePasswordMail,
  handleSessionsSweep,
  handleWarningMail,
} from '#server/features/auth/auth.jobs.ts';
import { handleSuggestFacts, handleSuggestKin } from '#server/features/facts/facts.jobs.ts';
import { handleFeedbackMail } from '#server/features/feedback/feedback.jobs.ts';
import { handlePrepareMemory } from '#server/features/memories/media/media-preparation.ts';
import { handleMemoriesSweep } from '#server/features/memories/memories.service.ts';
import { handleSampleFamilySweep } from '#server/features/sample-family/sample-family.service.ts';
import {
  handleDeliverVaults,
  handlePrepareVideo,
} from '#server/features/time-vaults/time-vaults.jobs.ts';
import { handleReindexing } from '#server/features/training/training.jobs.ts';
import { handleBackupJobs } from '#server/platform/backup/backup.jobs.ts';
import type { HandledJob } from '#server/platform/jobs/job.ts';
import { handleRateLimitsSweep } from '#server/platform/rate-limits/rate-limits.ts';
import { handleSpeechSweep } from '#server/platform/speech/speech-cache.ts';
import { handleFilesSweep } from '#server/platform/storage/files.jobs.ts';
import type { Dependencies } from './dependencies.ts';

/** Every job of Heartwood, listed. */
export function listJobs(dependencies: Dependencies): HandledJob[] {
  const { services, mediaPreparation, videoPreparation, vaultDeliveries } = dependencies;
  return [
    handleFilesSweep({
      ...dependencies,
      folders: [
        { folder: 'avatars', findReferenced: services.ancestors.findAvatarKeys },
        { folder: 'memories', findReferenced: services.memories.findReferencedKeys },
        // Creating a memory copies its upload, so that uploads of more than a day are of no use.
        { folder: 'uploads', findReferenced: async () => [] },
        { folder: 'stories', findReferenced: services.stories.findReferencedKeys },
        {
          folder: 'vaults',
          findReferenced: services.timeVaults.findFileKeys,
          isWrittenWithRows: true,
        },
      ],
    }),
    handlePrepareMemory(mediaPreparation),
    handleMemoriesSweep(services),
    handleReindexing(services),
    handleSuggestFacts(services),
    handleSuggestKin(services),
    handleSpeechSweep(dependencies),
    handleRateLimitsSweep(dependencies),
    handleSessionsSweep(dependencies),
    handleConfirmationMail(services.emailConfirmation),
    handlePasswordMail(services.passwordReset),
    handleWarningMail(services.auth),
    handlePrepareVideo(videoPreparation),
    handleDeliverVaults(vaultDeliveries),
    ...dependencies.listStoryJobs(),
    handleDeleteFiles(dependencies),
    handleSampleFamilySweep(services),
    handleFeedbackMail(dependencies),
    ...handleBackupJobs(dependencies),
  ];
}
