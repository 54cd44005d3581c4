import { availableParallelism } from 'node:os';
import { placeWords } from '../place-words.ts';
import { durationMs } from '../sound.ts';
import type { SpeechDriver } from '../speech-driver.ts';
import { SpeechError } from '../speech-driver.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { espeakNames, espeakVoices } from './espeak-voices.ts';
import type { EspeakAnswer, EspeakOrder } from './espeak-worker.ts';

/** Speaks offline with eSpeak NG, on worker threads. */
export function createEspeakSpeech(): SpeechDriver {
  const pool = createWorkerPool<EspeakOrder, EspeakAnswer>({
    script: new URL('./espeak-worker.ts', import.meta.url),
    // The server's own thread needs a core too.
    size: Math.max(1, Math.min(2, availableParallelism() - 1)),
    limitMs: 60_000,
  });
  return {
    provider: 'offline',
    engine: 'espeak-ng-1.52',
    voices: espeakVoices,
    readsAllScripts: false,
    wake: pool.wake,
    async speak(text, { voice, rate, pitch }) {
      const name = espeakNames.get(voice.id);
      if (!name) throw new SpeechError('unknown-voice', `there is no voice "${voice.id}"`);
      try {
        const { begun, ...sound } = await pool.run({ text, voice: name, rate, pitch });
        return { sound, words: placeWords(text, begun, Math.round(durationMs(sound))) };
      } catch (error) {
        throw new SpeechError('failed', 'eSpeak could not speak', error);
      }
    },
    close: pool.close,
  };
}
