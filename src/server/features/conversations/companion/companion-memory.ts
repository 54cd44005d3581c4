import { detectLanguage } from '@heartwood/reading/detect-language';
import { splitSentences } from '@heartwood/reading/sentences';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Source } from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';
import type { CompanionMemory, Turn } from './companion.ts';

const passagesPerQuestion = 20;

/** Of the sources of a reply those whose words it said: a story goes on behind these. Else all, which were shown. */
function saidOf(content: string, sources: readonly Source[] = []): readonly Source[] {
  const said = sources.filter(({ excerpt }) =>
    splitSentences(excerpt, detectLanguage(excerpt)).some((sentence) => content.includes(sentence)),
  );
  return said.length > 0 ? said : sources;
}

/** The memory of one ancestor as it was at a revision, seen from a point in a conversation. */
export function companionMemoryOf(
  training: Pick<TrainingService, 'memory'>,
  { ancestorId, revision }: { ancestorId: string; revision: string | undefined },
  history: readonly Turn[],
): CompanionMemory {
  const turns = history
    .filter((turn) => turn.kind !== 'heartwood')
    .map(({ kind, content, sources }) => ({
      from: kind === 'person' ? ('person' as const) : ('persona' as const),
      text: content.slice(0, limits.message.max),
      sources: kind === 'person' ? sources : saidOf(content, sources),
    }));
  const { memory } = training;
  return {
    recall: (question, aliases) =>
      memory.recall({
        ...{ ancestorId, revision, question, aliases, history: turns },
        limit: passagesPerQuestion,
      }),
    listDetails: () => memory.listDetails(ancestorId, revision),
    listStories: () => memory.listStories(ancestorId),
    listPassages: (storyOrdinal) => memory.listPassages(ancestorId, storyOrdinal),
    readStory: (storyOrdinal) => memory.readStory(ancestorId, storyOrdinal),
  };
}
