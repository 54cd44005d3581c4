import type { CreateMemoryBody } from '#shared/contracts/memories.ts';
import { splitTags } from '../split-tags.ts';
import type { TypedMemory } from './typed-memory.ts';

export type MemoryProblems = Partial<Record<'title' | 'textContent' | 'file', string>>;

/** What is missing, by field. */
export function findProblems(typed: TypedMemory, hasFile: boolean): MemoryProblems {
  const { title, type, textContent } = typed;
  return {
    ...(!title.trim() && { title: 'Please provide a title for your memory.' }),
    ...(type === 'text' &&
      !textContent.trim() && {
        textContent: 'Please provide text content for your memory.',
      }),
    ...(type !== 'text' && !hasFile && { file: 'Please upload a file for your memory.' }),
  };
}

export interface UploadedFile {
  fileUrl: string;
  file: File;
}

/** What was typed and sent, as the server takes it. */
export function memoryBody(
  userId: string,
  typed: TypedMemory,
  uploaded: UploadedFile | undefined,
): CreateMemoryBody {
  const { title, description, type, textContent, tags } = typed;
  return {
    userId,
    title,
    description: description.trim() || null,
    type,
    fileUrl: uploaded?.fileUrl ?? null,
    textContent: type === 'text' ? textContent : null,
    tags: splitTags(tags),
    metadata: uploaded
      ? { originalFileName: uploaded.file.name, mimeType: uploaded.file.type }
      : {},
  };
}
