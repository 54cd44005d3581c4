import { call } from '#client/platform/http-client.ts';
import {
  type SpokenSentence,
  type SynthesizeBody,
  spokenSentence,
} from '#shared/contracts/voice.ts';

/** Has a text spoken; the sentences come as soon as each is made. */
export async function* speakSentences(
  body: SynthesizeBody,
  signal: AbortSignal,
): AsyncGenerator<SpokenSentence> {
  const response = await call('POST', '/api/voice/synthesize?timings=1', body, { signal });
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield spokenSentence.parse(JSON.parse(line));
    if (done) return;
  }
}

export function toBlob({ audio }: SpokenSentence): Blob {
  const bytes = Uint8Array.from(atob(audio), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'audio/wav' });
}
