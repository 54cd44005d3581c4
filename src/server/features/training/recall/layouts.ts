import { decodeLayout, emptyLayout, type PassageLayout } from './passage-layout.ts';
import type { RecallRepository } from './recall.repository.ts';

const keptAtMost = 20;

/** Layouts read from the database, the last few kept: asked again, only their revision travels. */
export function createLayouts(repository: RecallRepository) {
  const kept = new Map<string, { revision: string; layout: PassageLayout }>();

  return {
    async get(ancestorId: string): Promise<PassageLayout> {
      const known = kept.get(ancestorId);
      const head = await repository.findLayout(ancestorId, known?.revision ?? null);
      kept.delete(ancestorId);
      if (!head) return emptyLayout;
      const layout = head.layout ? decodeLayout(head.layout) : known?.layout;
      if (!layout) return emptyLayout;
      kept.set(ancestorId, { revision: head.revision, layout });
      for (const oldest of kept.keys()) {
        if (kept.size > keptAtMost) kept.delete(oldest);
      }
      return layout;
    },
  };
}
