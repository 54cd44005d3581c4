import { afterEach, expect, it, vi } from 'vitest';
import type { SpokenSentence } from '#shared/contracts/voice.ts';
import { speakSentences, toBlob } from './speak-sentences.ts';

const sentence = (start: number): SpokenSentence => ({
  start,
  end: start + 4,
  durationMs: 10,
  words: [{ start, end: start + 4, fromMs: 0, toMs: 10 }],
  audio: btoa('RIFF'),
});

afterEach(() => vi.unstubAllGlobals());

/** Answers in pieces that end anywhere, as a network does. */
function answerInPieces(text: string, length: number) {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length)
        controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
}

it.each([1, 7, 10_000])('reads each sentence whole from pieces of %d bytes', async (length) => {
  const sent = [sentence(0), sentence(6)];
  answerInPieces(sent.map((one) => `${JSON.stringify(one)}\n`).join(''), length);
  const heard: SpokenSentence[] = [];
  for await (const one of speakSentences({ text: 'Oi. Olá.' }, new AbortController().signal))
    heard.push(one);
  expect(heard).toEqual(sent);
  const blob = toBlob(sentence(0));
  expect([blob.type, await blob.text()]).toEqual(['audio/wav', 'RIFF']);
});
