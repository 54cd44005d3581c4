import type { SpokenAt } from '../place-words.ts';

/** What the worker thread is asked to say. */
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
