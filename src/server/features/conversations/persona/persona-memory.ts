import type { TrainingService } from '#server/features/training/training.service.ts';
import { limits } from '#shared/limits.ts';
import type { PersonaMemory, Turn } from './persona.ts';

const passagesPerQuestion = 12;

/** The memory of one ancestor as it was at a revision, seen from a point in a conversation. */
export function personaMemory(
  training: TrainingService,
  { ancestorId, revision }: { ancestorId: string; revision: string | undefined },
  history: readonly Turn[],
): PersonaMemory {
  const turns = history
    .filter((turn) => turn.kind !== 'heartwood')
    .map(({ kind, content, sources }) => ({
      from: kind === 'person' ? ('person' as const) : ('persona' as const),
      text: content.slice(0, limits.message.max),
      sources,
    }));
  const { memory } = training;
  return {
    recall: (question, how) =>
      memory.recall({
        ...{ ancestorId, revision, question, history: turns },
        limit: passagesPerQuestion,
        ...how,
      }),
    listDetails: () => memory.listDetails(ancestorId, revision),
    listStories: () => memory.listStories(ancestorId),
    listPassages: (storyOrdinal) => memory.listPassages(ancestorId, storyOrdinal),
  };
}
