import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loudness } from '#server/platform/speech/sound.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { type SpokenSentence, spokenSentence, type Voice } from '#shared/contracts/voice.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = '/api/voice/synthesize';
let app: TestApp;
let ana: Caller;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(() => app.truncate());

async function speak(payload: Record<string, unknown>) {
  const response = await app.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { cookie: ana.cookie },
  });
  return { status: response.statusCode, headers: response.headers, file: response.rawPayload };
}

async function speakWithTimings(payload: Record<string, unknown>): Promise<SpokenSentence[]> {
  const { text } = await ana.call('POST', `${path}?timings=1`, payload);
  return text
    .trim()
    .split('\n')
    .map((line) => spokenSentence.parse(JSON.parse(line)));
}

async function listKept() {
  const kept: string[] = [];
  for await (const { key, modifiedAt } of app.dependencies.storage.list('speech'))
    kept.push(`${key} ${modifiedAt.getTime()}`);
  return kept.sort();
}

describe('speaking a text', () => {
  test('answers a sound file that is long enough, loud enough and marked as made by AI', async () => {
    ana = await app.signUp();
    const { status, headers, file } = await speak({ text: 'Hello, my love. How are you today?' });
    expect([status, headers['content-type']]).toEqual([200, 'audio/wav']);
    const { samples, sampleRate, chunks } = readWav(file);
    expect(sampleRate).toBe(22_050);
    expect(samples.length / sampleRate).toBeGreaterThan(1);
    expect(loudness({ samples })).toBeGreaterThan(0.02);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(chunks.get('LIST')?.toString()).toContain('AI-generated speech');
  });

  test('with timings: each sentence with its words where they stand in the text as it was sent', async () => {
    ana = await app.signUp();
    const text =
      '  **Hello**, my dear [1].\n\nI mended 3 nets 😀 at the [harbour](https://x.example)!';
    const sentences = await speakWithTimings({ text });
    const said = sentences.flatMap(({ words }) =>
      words.map((one) => text.slice(one.start, one.end)),
    );
    expect(said).toEqual([
      'Hello',
      'my',
      'dear',
      'I',
      'mended',
      '3',
      'nets',
      'at',
      'the',
      'harbour',
    ]);
    for (const { words, durationMs, audio } of sentences) {
      const { samples, sampleRate } = readWav(Buffer.from(audio, 'base64'));
      expect(Math.abs((samples.length / sampleRate) * 1000 - durationMs)).toBeLessThan(1);
      for (const [index, word] of words.entries()) {
        expect(word.toMs).toBeGreaterThan(word.fromMs);
        expect(word.toMs).toBeLessThanOrEqual(words[index + 1]?.fromMs ?? durationMs);
      }
    }
  });

  test('the same text in the same voice is served from what was kept', async () => {
    ana = await app.signUp();
    const first = await speak({ text: 'The sea gives and the sea takes.' });
    await app.dependencies.speechCache.settle();
    const kept = await listKept();
    const second = await speak({ text: 'The sea gives and the sea takes.' });
    expect(second.file.equals(first.file)).toBe(true);
    await app.dependencies.speechCache.settle();
    expect(kept).not.toEqual([]);
    expect(await listKept()).toEqual(kept);
  });

  test('a long text without a single full stop is spoken in parts', async () => {
    ana = await app.signUp();
    const text = 'and then we sang at the harbour '.repeat(20).trim();
    const sentences = await speakWithTimings({ text });
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.flatMap(({ words }) => words)).toHaveLength(text.split(' ').length);
  });
});

describe('every voice on the list', () => {
  test('has a friendly name, is offered for both languages and genders, and is heard', async () => {
    ana = await app.signUp();
    const { body } = await ana.call('GET', '/api/voices');
    const voices = body as Voice[];
    for (const language of ['en-US', 'en-GB', 'pt-BR', 'pt-PT'])
      for (const gender of ['female', 'male'])
        expect(
          voices.filter((one) => one.language === language && one.gender === gender).length,
        ).toBeGreaterThan(1);
    expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length);
    const sounds = new Set<string>();
    for (const { id } of voices) {
      const { status, file } = await speak({ text: 'Maria, banana.', voiceId: id });
      expect([id, status]).toEqual([id, 200]);
      expect(loudness(readWav(file))).toBeGreaterThan(0.01);
      sounds.add(file.toString('base64'));
    }
    expect(sounds.size).toBe(voices.length);
  });
});

describe('what cannot be spoken', () => {
  test.each([
    ['nothing', { text: '' }, 'request.invalid'],
    ['only blanks', { text: ' \n ' }, 'request.invalid'],
    ['4,001 characters', { text: 'a'.repeat(4_001) }, 'request.invalid'],
    ['an unknown voice', { text: 'Hello', voiceId: 'zzz' }, 'voice.unknown'],
    ['pictographs only', { text: '😀🎉👵🏽' }, 'voice.nothing-to-say'],
    ['punctuation only', { text: '... ?! —' }, 'voice.nothing-to-say'],
    ['tags only', { text: '<speak><break time="2s"/></speak>' }, 'voice.nothing-to-say'],
    [
      'Chinese with an English voice',
      { text: '你好，奶奶', voiceId: 'espeak-en-us-f2' },
      'voice.cannot-read',
    ],
  ])('%s is refused in plain words', async (_, payload, code) => {
    ana = await app.signUp();
    const { status, body } = await ana.call('POST', path, payload);
    expect([status, (body as { code: string }).code]).toEqual([400, code]);
    expect((body as { error: string }).error).toMatch(/^[A-Z].*[a-z.]$/);
  });

  test('4,000 characters are spoken', async () => {
    ana = await app.signUp();
    expect((await speak({ text: `${'Hello. '.repeat(571)}Bye` })).status).toBe(200);
  });

  test('SSML is spoken without its tags', async () => {
    ana = await app.signUp();
    const text = '<speak>Hello <emphasis level="strong">my</emphasis> love<break/></speak>';
    const [sentence] = await speakWithTimings({ text });
    expect(sentence?.words.map((one) => text.slice(one.start, one.end))).toEqual([
      'Hello',
      'my',
      'love',
    ]);
  });
});

describe('the voice of an ancestor', () => {
  const text = 'I mended the nets at the harbour.';

  async function addTaught(details: object, training: object) {
    const ancestor = await ana.addAncestor({ ...details });
    await ana.call('POST', `/api/ancestors/${ancestor.id}/training`, training);
    return ancestor.id;
  }

  test('is slower for who spoke slowly', async () => {
    ana = await app.signUp();
    const length = async (speakingPace: string) => {
      const ancestorId = await addTaught({}, { speakingPace });
      return (await speak({ text, ancestorId })).file.length;
    };
    const [slow, normal, fast] = [
      await length('slow'),
      await length('normal'),
      await length('fast'),
    ];
    expect(slow).toBeGreaterThan(normal);
    expect(normal).toBeGreaterThan(fast);
  });

  test('fits gender, accent and the language of the text', async () => {
    ana = await app.signUp();
    const grandfather = await addTaught(
      { relationship: 'grandfather' },
      { birthPlace: 'Nazaré, Portugal', accentDescription: 'A soft Scottish lilt' },
    );
    const sameAs = async (voiceId: string, ancestorId: string, said: string) => {
      const byDefault = await speak({ text: said, ancestorId });
      return (await speak({ text: said, ancestorId, voiceId })).file.equals(byDefault.file);
    };
    expect(await sameAs('espeak-en-m3', grandfather, text)).toBe(true);
    expect(await sameAs('espeak-pt-m3', grandfather, 'Eu não sabia que você vinha.')).toBe(true);
    const aunt = await addTaught({ relationship: 'aunt' }, {});
    expect(await sameAs('espeak-en-us-f2', aunt, text)).toBe(true);
    expect(await sameAs('espeak-pt-br-f2', aunt, 'Eu não sabia que você vinha.')).toBe(true);
  });
});

test('too much in a short time is refused until later', async () => {
  const limited = await openTestApp({ env: { RATE_LIMIT_SCALE: '0.01' } });
  const caller = await limited.signUp();
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await caller.call('POST', path, { text: 'Hello' })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});
