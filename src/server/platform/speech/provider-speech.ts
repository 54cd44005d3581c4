import { generateSpeech, type SpeechModel } from 'ai';
import type { Voice } from '#shared/contracts/voice.ts';
import { estimateWords } from './place-words.ts';
import { durationMs, type Sound } from './sound.ts';
import type { SpeechDriver } from './speech-driver.ts';
import { SpeechError } from './speech-driver.ts';

export interface ProviderSpeechOptions {
  provider: string;
  /** Its name and its model's. */
  engine: string;
  model: SpeechModel;
  voices: readonly Voice[];
  /** In the provider's words; `read` must understand what comes of it. */
  outputFormat: string;
  read(audio: Uint8Array): Sound;
  /** The slowest and fastest pace that the provider takes. */
  pace: { least: number; most: number };
}

const limitMs = 60_000;

/** Speaks through a provider; the text is sent there. */
export function createProviderSpeech(options: ProviderSpeechOptions): SpeechDriver {
  const { provider, engine, model, voices, outputFormat, read, pace } = options;
  return {
    provider,
    engine,
    voices,
    readsAllScripts: true,
    wake() {},
    async speak(text, { voice, rate }) {
      try {
        const { audio } = await generateSpeech({
          model,
          text,
          voice: voice.id,
          outputFormat,
          speed: Math.min(pace.most, Math.max(pace.least, rate)),
          maxRetries: 1,
          abortSignal: AbortSignal.timeout(limitMs),
        });
        const sound = read(audio.uint8Array);
        return { sound, words: estimateWords(text, Math.round(durationMs(sound))) };
      } catch (error) {
        throw new SpeechError('failed', `${provider} could not speak`, error);
      }
    },
    async close() {},
  };
}
