import { type CameraProblem, cameraProblem } from './camera-problem.ts';
import type { Recording } from './recording-store.ts';
import { findRecordingType } from './recording-type.ts';
import { startTape, type Tape } from './tape.ts';

const constraints: MediaStreamConstraints = {
  video: {
    facingMode: 'user',
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30, max: 30 },
  },
  audio: { echoCancellation: true, noiseSuppression: true },
};

/** Asks for camera and microphone; their light is on from here until `stopCamera`. */
function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(constraints);
}

function stopCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** A pause sees and hears nothing; on many devices the light goes off, too. */
function muteCamera(stream: MediaStream, isMuted: boolean): void {
  for (const track of stream.getTracks()) track.enabled = !isMuted;
}

export type RecorderPhase =
  /** The camera is off. */
  | 'off'
  | 'asking'
  | 'refused'
  /** The camera is on, nothing is recorded. */
  | 'ready'
  | 'recording'
  | 'paused'
  | 'finishing';

export interface RecorderState {
  phase: RecorderPhase;
  problem?: CameraProblem;
  stream?: MediaStream;
  bytes: number;
  /** Whether this device has room to keep what is recorded. */
  isKept: boolean;
}

export interface RecorderOptions {
  userId: string;
  /** Called when a recording has ended, however that came about. */
  onRecorded: (recording: Recording) => void;
}

const off: RecorderState = { phase: 'off', bytes: 0, isKept: true };

/** Camera, microphone and recording, from the question for them to the last piece. */
export function createRecorder({ userId, onRecorded }: RecorderOptions) {
  let state = off;
  let tape: Tape | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Partial<RecorderState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const close = () => {
    tape?.finish();
    stopCamera(state.stream);
    change({ ...off, stream: undefined, phase: tape ? 'finishing' : 'off' });
  };

  const open = async () => {
    if (!findRecordingType()) return change({ phase: 'refused', problem: 'unsupported' });
    change({ ...off, phase: 'asking' });
    try {
      const stream = await openCamera();
      // Closed while the question was still open.
      if (state.phase !== 'asking') return stopCamera(stream);
      // Unplugged, or taken back in the settings: what there is until now is kept.
      for (const track of stream.getTracks()) track.addEventListener('ended', close);
      change({ phase: 'ready', stream });
    } catch (error) {
      if (state.phase === 'asking') change({ phase: 'refused', problem: cameraProblem(error) });
    }
  };

  const start = async () => {
    const { stream } = state;
    const recordingType = findRecordingType();
    if (!stream || !recordingType || tape) return;
    tape = startTape({
      userId,
      stream,
      recordingType,
      onPiece: (bytes, isKept) => change({ bytes, isKept }),
    });
    change({ phase: 'recording', bytes: 0, isKept: true });
    const recording = await tape.ended();
    tape = undefined;
    stopCamera(stream);
    change({ ...off, stream: undefined });
    if (recording) onRecorded(recording);
  };

  return {
    state: () => state,
    seconds: () => tape?.seconds() ?? 0,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    start,
    pause() {
      if (!tape || !state.stream) return;
      tape.pause();
      muteCamera(state.stream, true);
      change({ phase: 'paused' });
    },
    resume() {
      if (!tape || !state.stream) return;
      muteCamera(state.stream, false);
      tape.resume();
      change({ phase: 'recording' });
    },
    /** Ends the recording, if one runs, and switches the camera off. */
    close,
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
