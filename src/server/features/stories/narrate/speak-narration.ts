import type { Sound } from '#server/platform/speech/sound.ts';
import type { HeardSentence, Speech } from '#server/platform/speech/speech.ts';
import type { SpokenWord } from '#shared/contracts/voice.ts';
import { limits } from '#shared/limits.ts';
import { framesPerSecond } from '../film/film-timing.ts';

export interface Narrator {
  voiceId: string;
  rate: number;
  pitch: number;
}

export interface Narration {
  /** As long as the scene. */
  sound: Sound;
  words: SpokenWord[];
  /** Of the scene: narration and a breath. */
  seconds: number;
}

/** Pictures cross-fade during these pauses. */
const leadSeconds = 0.4;
const tailSeconds = 0.7;
const breathSeconds = 0.35;
/** Samples below this are silence. */
const quiet = 200;

/** Speaks a scene: whole sentences with a breath between them. @throws SpeechError. */
export async function speakNarration(
  speech: Speech,
  text: string,
  { voiceId, rate, pitch }: Narrator,
  signal: AbortSignal,
): Promise<Narration> {
  const heard: HeardSentence[] = [];
  for await (const sentence of speech.speak({ text, voiceId, rate, pitch })) {
    signal.throwIfAborted();
    heard.push(sentence);
  }
  const sampleRate = heard[0]?.sound.sampleRate ?? 22_050;
  const parts: { at: number; samples: Int16Array }[] = [];
  const words: SpokenWord[] = [];
  let at = Math.round(leadSeconds * sampleRate);
  for (const sentence of heard) {
    const { samples, begin } = trimmed(sentence.sound.samples);
    const shift = ((at - begin) / sampleRate) * 1_000;
    const last = ((at + samples.length) / sampleRate) * 1_000;
    for (const word of sentence.words)
      words.push({
        ...word,
        fromMs: Math.round(word.fromMs + shift),
        toMs: Math.round(Math.min(last, word.toMs + shift)),
      });
    parts.push({ at, samples });
    at += samples.length + Math.round(breathSeconds * sampleRate);
  }
  const spoken = at / sampleRate - breathSeconds + tailSeconds;
  const seconds = wholeFrames(Math.max(limits.story.sceneSeconds, spoken));
  const samples = new Int16Array(Math.round(seconds * sampleRate));
  for (const part of parts) samples.set(part.samples, part.at);
  return { sound: { samples, sampleRate }, words, seconds };
}

/** The duration of a scene without a voice: as long as its text takes to read. */
export const silentSeconds = (text: string) =>
  wholeFrames(
    Math.max(limits.story.sceneSeconds, Math.min(limits.story.spoken.max, text.length / 14)),
  );

const wholeFrames = (seconds: number) =>
  Math.ceil(seconds * framesPerSecond - 1e-6) / framesPerSecond;

function trimmed(samples: Int16Array): { samples: Int16Array; begin: number } {
  const isQuiet = (index: number) => Math.abs(samples[index] ?? 0) < quiet;
  let [begin, end] = [0, samples.length];
  while (begin < end && isQuiet(begin)) begin += 1;
  while (end > begin && isQuiet(end - 1)) end -= 1;
  return { samples: samples.subarray(begin, end), begin };
}
