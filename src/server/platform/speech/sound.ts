/** One channel of 16-bit samples. */
export interface Sound {
  samples: Int16Array;
  sampleRate: number;
}

/** The root mean square below which a sound is inaudible; full scale is 1, speech lies near 0.1. */
const silence = 0.001;

export function durationMs({ samples, sampleRate }: Sound): number {
  return (samples.length / sampleRate) * 1000;
}

/** The root mean square of the samples; full scale is 1. */
export function loudness({ samples }: Pick<Sound, 'samples'>): number {
  let sum = 0;
  // By index: five times as fast, and every sentence comes through here.
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length) / 32_768;
}

/** Speech is known after its first few syllables, without a look at the rest. */
export function isSilent({ samples }: Pick<Sound, 'samples'>): boolean {
  const enough = samples.length * (silence * 32_768) ** 2;
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) {
    sum += (samples[at] ?? 0) ** 2;
    if (sum > enough) return false;
  }
  return true;
}
