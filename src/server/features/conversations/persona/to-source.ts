import type { Source } from '#shared/contracts/conversations.ts';
import type { RecalledPassage } from '#shared/contracts/training.ts';

export function toSource({ sourceId, kind, title, excerpt }: RecalledPassage): Source {
  return { id: sourceId, kind, title, excerpt };
}
