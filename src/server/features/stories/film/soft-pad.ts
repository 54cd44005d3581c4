import { setImmediate as breathe } from 'node:timers/promises';
import type { Sound } from '#server/platform/speech/sound.ts';

const sampleRate = 22_050;
const chordSeconds = 6;
const level = 0.035;
/** A slow round of chords in C, low and open, in hertz. */
const chords = [
  [130.81, 196, 261.63, 329.63],
  [110, 164.81, 261.63, 329.63],
  [87.31, 174.61, 220, 261.63],
  [98, 146.83, 246.94, 293.66],
];

/** A soft pad that loops without a seam. Computed chord by chord, yielding to the event loop in between. */
export async function makeSoftPad(): Promise<Sound> {
  const length = chordSeconds * sampleRate;
  const samples = new Int16Array(chords.length * length);
  for (const [index, chord] of chords.entries()) {
    // Each chord swells over the end of the one before, the last one over the beginning.
    for (let at = -length / 2; at < length; at += 1) {
      const place = (index * length + at + samples.length) % samples.length;
      const swell = Math.sin((Math.PI * (at + length / 2)) / (1.5 * length)) ** 2;
      let sum = 0;
      for (const pitch of chord) {
        const phase = (2 * Math.PI * pitch * at) / sampleRate;
        sum += Math.sin(phase) + 0.25 * Math.sin(2 * phase);
      }
      const value = (samples[place] ?? 0) + sum * swell * level * 32_767 * 0.5;
      samples[place] = Math.max(-32_768, Math.min(32_767, value));
    }
    await breathe();
  }
  return { samples, sampleRate };
}
