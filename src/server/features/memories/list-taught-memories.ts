import type { Database } from '#server/platform/database/database.ts';
import { createMemoriesRepository } from './memories.repository.ts';

/** The words of the memories that the persona of a relative may draw on. */
export async function listTaughtMemories(ancestorId: string, tx: Database) {
  const rows = await createMemoriesRepository(tx).listTaught(ancestorId);
  return rows
    .map(({ id, title, description, textContent }) => {
      const content = [description, textContent].filter((text) => text?.trim()).join('\n\n');
      return { id, title, content };
    })
    .filter(({ content }) => content);
}
