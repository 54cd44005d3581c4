import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { memoryType } from '#shared/contracts/memories.ts';

const typedMemory = z.object({
  title: z.string(),
  description: z.string(),
  type: memoryType,
  textContent: z.string(),
  tags: z.string(),
});
/** The fields as they are typed. */
export type TypedMemory = z.infer<typeof typedMemory>;

export const emptyMemory: TypedMemory = {
  title: '',
  description: '',
  type: 'text',
  textContent: '',
  tags: '',
};

/** What was typed about a memory that is not kept yet; the file is not part of it. */
export const createMemoryDraft = (userId: string) =>
  createDraft(`memories.new.${userId}`, typedMemory);
