import { logFailure } from '#client/platform/log-failure.ts';
import { limits } from '#shared/limits.ts';
import { holdRecordingLock } from './recording-lock.ts';
import { type Recording, recordingStore, toRecording } from './recording-store.ts';

/** About ten minutes of a talking person fit into the limit. */
const bitsPerSecond = { videoBitsPerSecond: 1_200_000, audioBitsPerSecond: 96_000 };
const pieceMs = 1_000;
/** Between the end of a piece and the stop a little more is recorded. */
const reserveBytes = 3 * 1024 * 1024;

export interface TapeOptions {
  userId: string;
  stream: MediaStream;
  recordingType: string;
  /** After every piece: how much there is, and whether this device could keep it. */
  onPiece: (bytes: number, isKept: boolean) => void;
}

/** One recording from its first second to its last, kept on this device piece by piece. */
export function startTape({ userId, stream, recordingType, onPiece }: TapeOptions) {
  const recorder = new MediaRecorder(stream, { mimeType: recordingType, ...bitsPerSecond });
  const id = crypto.randomUUID();
  const startedAt = new Date().toISOString();
  const pieces: Blob[] = [];
  let bytes = 0;
  let isKept = true;
  let ranMs = 0;
  let resumedAt = performance.now();
  const seconds = () =>
    (ranMs + (recorder.state === 'recording' ? performance.now() - resumedAt : 0)) / 1_000;
  const about = () => ({ recordingType, startedAt, seconds: seconds() });

  // In order, one after the other. What was recorded before gives way only now.
  let kept: Promise<void> = recordingStore.discard(userId).catch(() => {});
  const keep = (piece: Blob, number: number, as: ReturnType<typeof about>) => {
    kept = kept
      .then(() => recordingStore.add([userId, id], number, piece, as))
      .catch((error) => {
        isKept = false;
        logFailure('A piece of the recording was not kept', error);
      });
  };

  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    keep(data, pieces.length, about());
    pieces.push(data);
    bytes += data.size;
    onPiece(bytes, isKept);
    if (bytes >= limits.vault.videoBytes - reserveBytes) finish();
  };
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  holdRecordingLock(userId, stopped);
  const hold = () => {
    if (recorder.state === 'recording') ranMs += performance.now() - resumedAt;
  };
  const finish = () => {
    hold();
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.start(pieceMs);
  // Long enough to be sent another day.
  navigator.storage?.persist?.().catch(() => {});

  return {
    seconds,
    pause() {
      hold();
      recorder.pause();
    },
    resume() {
      resumedAt = performance.now();
      recorder.resume();
    },
    finish,
    /** What was recorded, once it has ended: by `finish`, at the limit, or with the camera. Undefined if nothing was. */
    async ended(): Promise<Recording | undefined> {
      await stopped;
      await kept;
      return pieces.length > 0 ? toRecording(about(), pieces) : undefined;
    },
  };
}

export type Tape = ReturnType<typeof startTape>;
