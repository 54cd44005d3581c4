import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { unknownSubject } from './memories.errors.ts';

interface Teaching {
  mayTeach: boolean;
  aboutAncestorIds: string[];
}

/** The relatives that memories are about, and what their personas may draw on. */
export function createSubjects({
  ancestors,
  training,
}: {
  ancestors: AncestorsService;
  training: TrainingService;
}) {
  return {
    /**
     * Holds relatives until the transaction ends, before anything is written: two changes never wait for each other.
     * @throws 400 where a relative is not of this family.
     */
    async hold(userId: string, wanted: string[], before: string[], tx: Database): Promise<void> {
      const held = new Set(await ancestors.holdAll(userId, [...wanted, ...before], tx));
      if (wanted.some((id) => !held.has(id))) throw unknownSubject();
    },

    /** Makes what their personas draw on what it is now, after the memory was written. */
    async teach(before: Teaching | undefined, after: Teaching | undefined, tx: Database) {
      const concerned = [before, after].flatMap((one) =>
        one?.mayTeach ? one.aboutAncestorIds : [],
      );
      for (const id of new Set(concerned)) await training.reindex(id, tx);
    },
  };
}

export type Subjects = ReturnType<typeof createSubjects>;
