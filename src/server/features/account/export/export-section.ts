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
import type { Page } from '#server/platform/http/paging.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { Archive } from './archive.ts';

export interface ExportTo {
  userId: string;
  contents: AccountContents;
  archive: Archive;
}

/** A part of the page that an export is read by: HTML, already escaped. */
export interface ExportSection {
  title: string;
  entries: string[];
}

/** Every item of a list that comes in pages. */
export async function listPages<Item>(
  getPage: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await getPage(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

/** Puts a list into the zip as JSON. */
export function addData(archive: Archive, noun: string, list: readonly unknown[]): void {
  archive.addText(`data/${noun}.json`, `${JSON.stringify(list, undefined, 2)}\n`);
}

/** The services that an export reads from. */
export interface AccountContents extends Needs<'storage' | 'clock' | 'logger'> {
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
