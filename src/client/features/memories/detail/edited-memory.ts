import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import type { Memory, UpdateMemoryBody } from '#shared/contracts/memories.ts';
import { splitTags } from '../split-tags.ts';
import { dayOf, momentOf } from '../taken-date.ts';

const editedMemory = z.object({
  title: z.string(),
  description: z.string(),
  textContent: z.string(),
  tags: z.string(),
  /** `yyyy-mm-dd`, or nothing. */
  takenDay: z.string(),
  about: z.array(z.string()),
  mayTeach: z.boolean(),
});
/** A memory as it is typed anew. */
export type EditedMemory = z.infer<typeof editedMemory>;

export function valuesOf(memory: Memory): EditedMemory {
  return {
    title: memory.title,
    description: memory.description ?? '',
    textContent: memory.textContent ?? '',
    tags: memory.tags.join(', '),
    takenDay: dayOf(memory.takenAt),
    about: memory.aboutAncestorIds,
    mayTeach: memory.mayTeach,
  };
}

export const sameValues = (one: EditedMemory, other: EditedMemory) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was changed from `base` on, as the server takes it. */
export function changesBetween(base: EditedMemory, values: EditedMemory): UpdateMemoryBody {
  const differs = (name: keyof EditedMemory) =>
    JSON.stringify(base[name]) !== JSON.stringify(values[name]);
  return {
    ...(differs('title') && { title: values.title }),
    ...(differs('description') && { description: values.description.trim() || null }),
    ...(differs('textContent') && { textContent: values.textContent }),
    ...(differs('tags') && { tags: splitTags(values.tags) }),
    ...(differs('takenDay') && { takenAt: momentOf(values.takenDay) }),
    ...(differs('about') && { aboutAncestorIds: values.about }),
    ...(differs('mayTeach') && { mayTeach: values.mayTeach }),
  };
}

/** What was typed of a memory and not saved, with what it was typed over. */
export const createEditDraft = (userId: string, memoryId: string) =>
  createDraft(
    `memories.edit.${userId}.${memoryId}`,
    z.object({ base: editedMemory, values: editedMemory }),
  );
