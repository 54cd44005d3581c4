import { FaultError } from '#server/platform/errors/fault-error.ts';
import type { SpokenWord, Voice } from '#shared/contracts/voice.ts';
import type { Sound } from './sound.ts';

/** How something is said: 1 is a voice's usual pace and pitch. */
export interface Manner {
  voice: Voice;
  rate: number;
  pitch: number;
}

/** A sentence that was spoken: its sound, and its words by their place in the sentence. */
export interface Spoken {
  sound: Sound;
  words: SpokenWord[];
}

/** Speaks one sentence at a time. */
export interface SpeechDriver {
  /** 'offline', or where the text is sent; for users. */
  provider: string;
  /** Engine and model; part of the cache key. */
  engine: string;
  voices: readonly Voice[];
  /** Whether it reads letters other than Latin ones. */
  readsAllScripts: boolean;
  /** Starts the engine early; `speak` starts it too. */
  wake(): void;
  /** @throws SpeechError. */
  speak(sentence: string, manner: Manner): Promise<Spoken>;
  close(): Promise<void>;
}

export type SpeechFault = 'unknown-voice' | 'nothing-to-say' | 'cannot-read' | 'failed';

/** Why a text was not spoken. */
export class SpeechError extends FaultError<SpeechFault> {}
