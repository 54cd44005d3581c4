import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { ProfileService } from '#server/features/auth/profile.service.ts';
import type { CompanionMemoryService } from '#server/features/conversations/companion-memory.service.ts';
import type { ConversationsService } from '#server/features/conversations/conversations.service.ts';
import type { FactsService } from '#server/features/facts/facts.service.ts';
import type { FeedbackService } from '#server/features/feedback/feedback.service.ts';
import type { MemoriesService } from '#server/features/memories/memories.service.ts';
import type { OpenQuestionsService } from '#server/features/open-questions/open-questions.service.ts';
import type { StoriesService } from '#server/features/stories/stories.service.ts';
import type { TimeVaultsService } from '#server/features/time-vaults/time-vaults.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Where everything of an account comes from. */
export interface AccountContents {
  storage: Storage;
  clock: Clock;
  logger: Logger;
  profile: ProfileService;
  ancestors: AncestorsService;
  training: TrainingService;
  facts: FactsService;
  openQuestions: OpenQuestionsService;
  companionMemory: CompanionMemoryService;
  conversations: ConversationsService;
  timeVaults: TimeVaultsService;
  memories: MemoriesService;
  stories: StoriesService;
  feedback: FeedbackService;
}
