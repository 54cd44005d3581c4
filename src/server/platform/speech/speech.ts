import { type PlacedSentence, placedSentences } from '@heartwood/reading/sentences';
import type { SpokenWord, Voice } from '#shared/contracts/voice.ts';
import { durationMs, isSilent, type Sound } from './sound.ts';
import { inLatinLetters, isSayable, speakableText } from './speakable-text.ts';
import type { SpeechCache } from './speech-cache.ts';
import { type Manner, type SpeechDriver, SpeechError, type Spoken } from './speech-driver.ts';

/** A spoken sentence; `start`, `end` and its words' offsets count in the text as it was given. */
export interface HeardSentence {
  start: number;
  end: number;
  sound: Sound;
  durationMs: number;
  words: SpokenWord[];
}

export interface SpeakRequest extends Omit<Manner, 'voice'> {
  text: string;
  voiceId: string;
}

export type Speech = ReturnType<typeof createSpeech>;

/** Turns text into sound with the configured driver. */
export function createSpeech({ driver, cache }: { driver: SpeechDriver; cache: SpeechCache }) {
  const inTheMaking = new Map<string, Promise<Spoken>>();

  const make = async (key: string, sentence: string, manner: Manner) => {
    const forget = () => inTheMaking.delete(key);
    try {
      const kept = await cache.find(key);
      const spoken = kept ?? (await driver.speak(sentence, manner));
      if (kept || isSilent(spoken.sound)) forget();
      else void cache.keep(key, spoken).then(forget);
      return spoken;
    } catch (error) {
      forget();
      throw error;
    }
  };

  /** Concurrent requests for the same sentence share one result. */
  const speakSentence = (sentence: string, manner: Manner) => {
    const key = cache.keyOf(driver.engine, sentence, manner);
    const making = inTheMaking.get(key) ?? make(key, sentence, manner);
    inTheMaking.set(key, making);
    return making;
  };

  const hear = async ({ text, start }: PlannedSentence, manner: Manner): Promise<HeardSentence> => {
    const { sound, words } = await speakSentence(text, manner);
    const placed = words.map((one) => ({
      ...one,
      start: start + one.start,
      end: start + one.end,
    }));
    return {
      start,
      end: start + text.length,
      sound,
      durationMs: Math.round(durationMs(sound)),
      words: placed,
    };
  };

  const plan = (text: string, voice: Voice): PlannedSentence[] => {
    const speakable = speakableText(text);
    if (!isSayable(speakable))
      throw new SpeechError('nothing-to-say', 'the text holds nothing that can be said');
    const readable = driver.readsAllScripts ? speakable : inLatinLetters(speakable);
    if (readable === undefined || !isSayable(readable))
      throw new SpeechError('cannot-read', `${voice.name} does not read these letters`);
    return planSentences(readable, voice.language);
  };

  return {
    provider: driver.provider,
    voices: driver.voices,
    wake: () => driver.wake(),

    /**
     * Speaks a text sentence by sentence: the first comes as soon as it is made, while the next is on its way.
     * Silence is never passed on.
     * @throws SpeechError, before the first sentence where the text or the voice is at fault.
     */
    async *speak({ text, voiceId, rate, pitch }: SpeakRequest): AsyncGenerator<HeardSentence> {
      const voice = driver.voices.find(({ id }) => id === voiceId);
      if (!voice) throw new SpeechError('unknown-voice', `there is no voice "${voiceId}"`);
      const sentences = plan(text, voice);
      const begin = (index: number) => {
        const sentence = sentences[index];
        const heard = sentence && hear(sentence, { voice, rate, pitch });
        // It is awaited below; until then its failure is no unhandled one.
        heard?.catch(() => undefined);
        return heard;
      };
      let isHeard = false;
      let next = begin(0);
      for (let index = 0; next; index += 1) {
        const current = next;
        next = begin(index + 1);
        const heard = await current;
        if (isSilent(heard.sound)) continue;
        isHeard = true;
        yield heard;
      }
      if (!isHeard) throw new SpeechError('failed', 'only silence came out');
    },

    /** Waits for the cache's writes, then closes the driver. */
    async close(): Promise<void> {
      await cache.settle();
      await driver.close();
    },
  };
}

/** Longer sentences are spoken in parts, so that sound starts early, in characters. */
const longest = 320;

export type PlannedSentence = Pick<PlacedSentence, 'text' | 'start'>;

/** The sentences of a speakable text that hold something to say, cut where they are very long. */
function planSentences(text: string, language: string): PlannedSentence[] {
  return placedSentences(text, language.startsWith('pt') ? 'pt' : 'en')
    .flatMap(cutSentence)
    .filter((sentence) => isSayable(sentence.text));
}

function cutSentence({ text, start }: PlannedSentence): PlannedSentence[] {
  if (text.length <= longest) return [{ text, start }];
  const head = text.slice(0, longest);
  const atPause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const atSpace = head.lastIndexOf(' ');
  const cut = atPause > longest / 3 ? atPause + 1 : atSpace > 0 ? atSpace : longest;
  const rest = text.slice(cut);
  const lead = rest.length - rest.trimStart().length;
  return [
    { text: text.slice(0, cut), start },
    ...cutSentence({ text: rest.trimStart(), start: start + cut + lead }),
  ];
}
