import { errorSentence } from '#client/platform/error-sentence.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { fileTitle } from '../file-title.ts';
import { guessType } from '../guess-type.ts';
import { createMemory, findDuplicate } from '../memories-api.ts';
import { sendFile, UploadError } from '../upload/send-file.ts';
import type { DroppedFile, DroppedState } from './dropped-file.ts';

interface KeepOptions {
  userId: string;
  signal: AbortSignal;
  keepDuplicate: boolean;
  onState: (state: DroppedState) => void;
  onKept: (memory: Memory) => void;
}

/** Sends a file and makes a memory of it; what was sent by an earlier try is not sent again. */
export async function keepFile({ file, state }: DroppedFile, options: KeepOptions): Promise<void> {
  const { userId, signal, keepDuplicate, onState, onKept } = options;
  let fileUrl = 'fileUrl' in state ? state.fileUrl : undefined;
  try {
    const type = guessType(file);
    if (!type) return;
    fileUrl ??= await sendFile(file, {
      signal,
      onStep: (step) => {
        if (step.name === 'sending') onState(step);
      },
    });
    onState({ name: 'saving' });
    const metadata = { originalFileName: file.name, mimeType: file.type };
    const title = fileTitle(file.name);
    onKept(await createMemory({ userId, title, type, fileUrl, metadata, keepDuplicate }));
    onState({ name: 'kept' });
  } catch (error) {
    if (signal.aborted) return;
    const twin = findDuplicate(error);
    if (twin && fileUrl) onState({ name: 'duplicate', twin, fileUrl });
    else {
      const problem = error instanceof UploadError ? error.message : errorSentence(error);
      onState({ name: 'failed', problem, canRetry: true, fileUrl });
    }
  }
}
