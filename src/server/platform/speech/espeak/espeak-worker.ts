import start from '@echogarden/espeak-ng-emscripten';
import type { SpokenAt } from '../place-words.ts';
import { answerOrders } from '../worker-orders.ts';

/** An order to the worker thread. */
export interface EspeakOrder {
  text: string;
  /** eSpeak's own name of the voice. */
  voice: string;
  rate: number;
  pitch: number;
}

export interface EspeakAnswer {
  samples: Int16Array;
  sampleRate: number;
  begun: SpokenAt[];
}

const usualWordsPerMinute = 165;
const usualPitch = 50;

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

const { eSpeakNGWorker } = await start();
const synthesizer = new eSpeakNGWorker();
let currentVoice = '';

function speak({ text, voice, rate, pitch }: EspeakOrder): EspeakAnswer {
  if (voice !== currentVoice && synthesizer.set_voice(voice) !== 0) {
    currentVoice = '';
    throw new Error(`eSpeak has no voice "${voice}"`);
  }
  currentVoice = voice;
  synthesizer.set_rate(clamp(usualWordsPerMinute * rate, 80, 450));
  synthesizer.set_pitch(clamp(usualPitch * pitch, 0, 99));
  const pieces: Int16Array[] = [];
  const begun: SpokenAt[] = [];
  synthesizer.synthesize(text, (samples, events) => {
    // The piece lies in memory that the next one overwrites.
    if (samples?.length) pieces.push(samples.slice());
    for (const { type, text_position, audio_position } of events ?? [])
      if (type === 'word') begun.push({ offset: text_position - 1, ms: audio_position });
    return false;
  });
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, sampleRate: synthesizer.samplerate, begun };
}

// The first words of a new engine take long, so they are spoken before the first order.
speak({ text: 'Hello, my love.', voice: 'en-us', rate: 1, pitch: 1 });

answerOrders(speak, ({ samples }) => [samples.buffer as ArrayBuffer]);
