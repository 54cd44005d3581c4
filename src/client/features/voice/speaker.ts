import { logFailure } from '#client/platform/log-failure.ts';
import type { SpokenSentence, SynthesizeBody } from '#shared/contracts/voice.ts';
import { speakSentences, toBlob } from './speak-sentences.ts';

export interface SpeakerState {
  /** What is being spoken, by the key that it was given; undefined in silence. */
  key: string | undefined;
  /** The word that is heard, by its place in the text. */
  word: { start: number; end: number } | undefined;
  /** Whether anything was heard from this speaker yet. */
  wasHeard: boolean;
}

const silent = { key: undefined, word: undefined };

export interface Speaker {
  getState(): SpeakerState;
  subscribe(listener: () => void): () => void;
  /** Speaks a text, in place of whatever is being spoken. Failures are only logged. */
  speak(key: string, request: SynthesizeBody): Promise<void>;
  stop(): void;
}

/** Reads texts aloud through an audio element, one at a time. */
export function createSpeaker(audio: HTMLAudioElement): Speaker {
  let state: SpeakerState = { ...silent, wasHeard: false };
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Partial<SpeakerState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const followWords = ({ words }: SpokenSentence) => {
    const ms = audio.currentTime * 1000;
    const word = words.find(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
    if (word && word.start !== state.word?.start)
      change({ word: { start: word.start, end: word.end } });
  };

  const play = async (sentence: SpokenSentence, signal: AbortSignal) => {
    const url = URL.createObjectURL(toBlob(sentence));
    const ended = Promise.withResolvers<void>();
    const timer = setInterval(() => followWords(sentence), 40);
    const fail = () => ended.reject(audio.error ?? new Error('the sound could not be played'));
    const leave = () => ended.resolve();
    audio.addEventListener('ended', leave);
    audio.addEventListener('error', fail);
    signal.addEventListener('abort', leave);
    try {
      audio.src = url;
      await audio.play();
      change({ wasHeard: true });
      await ended.promise;
    } finally {
      clearInterval(timer);
      audio.removeEventListener('ended', leave);
      audio.removeEventListener('error', fail);
      signal.removeEventListener('abort', leave);
      // A sound that was stopped from outside must not stop the next one.
      if (!signal.aborted) audio.removeAttribute('src');
      URL.revokeObjectURL(url);
    }
  };

  const stop = () => {
    if (!running) return;
    running.abort();
    running = undefined;
    audio.pause();
    change(silent);
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async speak(key, request) {
      stop();
      const controller = new AbortController();
      running = controller;
      const { signal } = controller;
      change({ key, word: undefined });
      try {
        for await (const sentence of readAhead(speakSentences(request, signal))) {
          if (signal.aborted) return;
          await play(sentence, signal);
        }
      } catch (error) {
        if (!signal.aborted) logFailure('A message could not be spoken', error);
      } finally {
        if (running === controller) {
          running = undefined;
          change(silent);
        }
      }
    },
    stop,
  };
}

/** Takes the next while the current one is used. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  for (;;) {
    const { done, value } = await next;
    if (done) return;
    next = items.next();
    // It is awaited in the next round; until then its failure is no unhandled one.
    next.catch(() => undefined);
    yield value;
  }
}
