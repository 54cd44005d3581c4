import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Voice } from '#shared/contracts/voice.ts';
import { type SpeechServer, startSpeechServer } from '#tests/support/speech-server.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readWav, writeWav } from './wav.ts';

const path = '/api/voice/synthesize';
const tone = Int16Array.from({ length: 24_000 }, (_, at) => 8_000 * Math.sin(at / 20));
const wav = writeWav({ samples: tone, sampleRate: 24_000 });
const pcm = new Uint8Array(tone.buffer);

let provider: SpeechServer;
beforeAll(async () => {
  provider = await startSpeechServer();
});
afterAll(() => provider.stop());
beforeEach(() => provider.requests.splice(0));

describe.each([
  ['openai:tts-model', { OPENAI_API_KEY: 'key' }, wav, '/v1/audio/speech', 'Bearer key'],
  ['openai-compatible:kokoro', { AI_API_KEY: 'key' }, wav, '/v1/audio/speech', 'Bearer key'],
  ['elevenlabs:eleven_x', { ELEVENLABS_API_KEY: 'key' }, pcm, '/v1/text-to-speech/', 'key'],
])('speech through %s', (model, keys, audio, address, key) => {
  let app: TestApp;
  let ana: Caller;

  beforeAll(async () => {
    const base = model.startsWith('elevenlabs') ? provider.url : `${provider.url}/v1`;
    app = await openTestApp({ env: { AI_SPEECH: model, AI_BASE_URL: base, ...keys } });
    ana = await app.signUp();
  });
  afterAll(() => app.close());
  afterEach(() => provider.answer(audio));
  beforeEach(() => provider.answer(audio));

  test('sends each sentence with voice and pace, and answers one marked file', async () => {
    const { body: voices } = await ana.call('GET', '/api/voices');
    const [voice] = voices as Voice[];
    const text = '你好. **Hello** there, my love.';
    const { statusCode, rawPayload } = await app.app.inject({
      method: 'POST',
      url: path,
      payload: { text, voiceId: voice?.id },
      headers: { cookie: ana.cookie },
    });
    expect(statusCode).toBe(200);
    const { samples, sampleRate, chunks } = readWav(rawPayload);
    expect([samples.length, sampleRate]).toEqual([48_000, 24_000]);
    expect(chunks.get('LIST')?.toString()).toContain('AI-generated');
    const asked = provider.requests.map((one) => [one.body.input ?? one.body.text, one.key]);
    // Two at a time: either may arrive first.
    expect(asked.sort()).toEqual([
      ['Hello   there, my love.', key],
      ['你好.', key],
    ]);
    const [{ path: asKnown, body, query }] = provider.requests as [(typeof provider.requests)[0]];
    expect(asKnown).toContain(address);
    expect(String(body.voice ?? asKnown)).toContain(voice?.id);
    expect(body.response_format ?? query.output_format).toMatch(/^(wav|pcm_24000)$/);
  });

  test('shares the time of a sentence among its words', async () => {
    const text = 'A dear old harbour';
    const { text: line } = await ana.call('POST', `${path}?timings=1`, { text });
    const { words, durationMs } = JSON.parse(line);
    expect([durationMs, words.length, words[0].fromMs, words[3].toMs]).toEqual([1000, 4, 0, 1000]);
  });

  test.each([
    ['an error', new Uint8Array(), 401],
    [
      'silence',
      audio === wav
        ? writeWav({ samples: new Int16Array(24_000), sampleRate: 24_000 })
        : new Uint8Array(48_000),
      200,
    ],
  ])('never passes on %s', async (_, broken, status) => {
    provider.answer(broken, status);
    const answer = await ana.call('POST', path, { text: `Once more, with ${_}` });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([503, 'voice.failed']);
    expect(answer.text).not.toContain('secret');
  });

  test('says who speaks', async () => {
    const { body } = await app.anonymous('GET', '/api/about');
    const expected = model.startsWith('openai-c')
      ? new URL(provider.url).host
      : model.split(':')[0];
    expect(body).toMatchObject({ ai: { speech: expected } });
  });
});

test('a provider that is not known, or lacks its key, is named at the start', async () => {
  await expect(openTestApp({ env: { AI_SPEECH: 'parrot:polly' } })).rejects.toThrow('parrot');
  await expect(openTestApp({ env: { AI_SPEECH: 'elevenlabs:x' } })).rejects.toThrow(
    'ELEVENLABS_API_KEY',
  );
});
