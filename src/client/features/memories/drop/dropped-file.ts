import type { Memory } from '#shared/contracts/memories.ts';
import { fileProblem } from '../guess-type.ts';

export type DroppedState =
  | { name: 'waiting' }
  | { name: 'sending'; percent: number }
  | { name: 'saving' }
  | { name: 'kept' }
  | { name: 'left' }
  /** It is asked whether to keep it a second time. */
  | { name: 'duplicate'; twin: Memory; fileUrl: string }
  | { name: 'failed'; problem: string; canRetry: boolean; fileUrl?: string | undefined };

/** One of several files that each become a memory. */
export interface DroppedFile {
  id: string;
  file: File;
  state: DroppedState;
}

export function droppedFile(file: File): DroppedFile {
  const problem = fileProblem(file);
  return {
    id: crypto.randomUUID(),
    file,
    state: problem ? { name: 'failed', problem, canRetry: false } : { name: 'waiting' },
  };
}

export const isUnderWay = ({ state }: DroppedFile) =>
  state.name === 'waiting' || state.name === 'sending' || state.name === 'saving';
