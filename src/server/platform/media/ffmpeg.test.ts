import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bundledBuild,
  type MediaFileName,
  makeMediaFile,
  usualBuild,
} from '#tests/support/media-files.ts';
import { makePoster, remux, toMp4 } from './convert.ts';
import { createFfmpeg, type Ffmpeg } from './ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { MediaInput } from './media-input.ts';
import { probe } from './probe.ts';
import { findMediaType, type MediaType } from './sniff.ts';

const names: MediaFileName[] = [
  'phone.mp4',
  'camera.mov',
  'old.avi',
  'player.mkv',
  'browser.webm',
  'silent.mp4',
  'song.mp3',
  'note.wav',
  'voice.m4a',
  'voice.ogg',
  'song.flac',
];

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-media-'));
  for (const name of names) await makeMediaFile(name, at(name));
});
afterAll(() => rm(folder, { recursive: true }));

async function inputOf(name: string) {
  const type = await findMediaType(await readFile(at(name)));
  if (!type) throw new Error(`${name} has no type that we take`);
  return { path: at(name), type };
}
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

describe.each([
  ['the usual ffmpeg', usualBuild],
  ['the bundled ffmpeg', bundledBuild],
])('%s', (_name, find) => {
  let ffmpeg: Ffmpeg;
  beforeAll(async () => {
    ffmpeg = createFfmpeg({ build: await find() });
  });

  it('says what it can do', () => {
    expect([...ffmpeg.build.encoders]).toEqual(expect.arrayContaining(['libx264', 'aac']));
    expect([...ffmpeg.build.filters]).toEqual(
      expect.arrayContaining(['scale', 'zoompan', 'concat']),
    );
    expect(() => ffmpeg.assertEncoders(['libx264', 'no-such-encoder'])).toThrow('no-such-encoder');
  });

  it.each([
    ['phone.mp4', 'video/mp4', { width: 320, height: 240, videoCodec: 'h264', audioCodec: 'aac' }],
    ['camera.mov', 'video/quicktime', { width: 320, videoCodec: 'mpeg4', audioCodec: 'pcm_s16le' }],
    ['old.avi', 'video/vnd.avi', { width: 320, videoCodec: 'mpeg4', audioCodec: 'mp3' }],
    ['player.mkv', 'video/matroska', { pixelFormat: 'yuv444p', audioCodec: 'flac' }],
    ['silent.mp4', 'video/mp4', { videoCodec: 'h264', audioCodec: null, streams: 1 }],
    ['song.mp3', 'audio/mpeg', { width: null, videoCodec: null, audioCodec: 'mp3' }],
    ['note.wav', 'audio/wav', { audioCodec: 'pcm_s16le' }],
    ['voice.m4a', 'audio/mp4', { audioCodec: 'aac' }],
    ['voice.ogg', 'audio/ogg', { audioCodec: 'vorbis' }],
    ['song.flac', 'audio/flac', { audioCodec: 'flac' }],
  ])('finds out what is in %s', async (name, type, expected) => {
    const input = await inputOf(name);
    expect(input.type).toBe(type);
    const found = await probe(ffmpeg, input);
    expect(found).toMatchObject(expected);
    expect(found.durationSeconds).toBeGreaterThan(1.8);
    expect(found.durationSeconds).toBeLessThan(2.3);
  });

  it('finds a portrait in a film that a phone has turned', async () => {
    const turned = at('turned.mp4');
    await ffmpeg.run({
      inputs: [await inputOf('phone.mp4')],
      args: ['-c', 'copy', '-metadata:s:v:0', 'rotate=90'],
      output: turned,
      timeoutMs: 20_000,
    });
    const found = await probe(ffmpeg, { path: turned, type: 'video/mp4' });
    expect(found).toMatchObject({ width: 240, height: 320, rotation: 270 });
    await toMp4(ffmpeg, {
      input: { path: turned, type: 'video/mp4' },
      probe: found,
      output: at('up.mp4'),
      side: 200,
    });
    expect(await probe(ffmpeg, { path: at('up.mp4'), type: 'video/mp4' })).toMatchObject({
      width: 150,
      height: 200,
      rotation: 0,
    });
  });

  it('makes a recording know its duration', async () => {
    const input = await inputOf('browser.webm');
    expect((await probe(ffmpeg, input)).durationSeconds).toBeNull();
    await remux(ffmpeg, { input, output: at('seekable.webm'), format: 'webm' });
    const found = await probe(ffmpeg, { path: at('seekable.webm'), type: 'video/webm' });
    expect(found).toMatchObject({ videoCodec: 'vp8', audioCodec: 'opus' });
    expect(found.durationSeconds).toBeCloseTo(2, 0);
  });

  it.each(['phone.mp4', 'camera.mov', 'old.avi', 'player.mkv', 'browser.webm', 'silent.mp4'])(
    'makes of %s what every browser plays',
    async (name) => {
      const input = await inputOf(name);
      const before = await probe(ffmpeg, input);
      const done: number[] = [];
      const onProgress = (seconds: number) => done.push(seconds);
      await toMp4(ffmpeg, { input, probe: before, output: at('played.mp4'), onProgress });
      const found = await probe(ffmpeg, { path: at('played.mp4'), type: 'video/mp4' });
      expect(found).toMatchObject({
        videoCodec: 'h264',
        pixelFormat: 'yuv420p',
        width: 320,
        height: 240,
      });
      expect(found.audioCodec).toBe(before.audioCodec ? 'aac' : null);
      expect(found.durationSeconds).toBeCloseTo(2, 0);
      expect(done.at(-1)).toBeGreaterThan(1.5);
    },
  );

  it('makes a picture that stands for a film', async () => {
    const input = await inputOf('camera.mov');
    await makePoster(ffmpeg, {
      input,
      probe: await probe(ffmpeg, input),
      output: at('poster.jpg'),
      side: 160,
    });
    const poster = await inputOf('poster.jpg');
    expect(poster.type).toBe('image/jpeg');
    expect(await probe(ffmpeg, poster)).toMatchObject({ width: 160, height: 120 });
  });

  it.each([
    [
      'a playlist that names a file',
      '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    ],
    ['a playlist that names an address', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/x.ts\n'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ["a list that names another person's film", 'ffconcat version 1.0\nfile phone.mp4\n'],
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is not led astray by %s that is called a film', async (_what, content) => {
    await writeFile(at('hostile.mp4'), content);
    expect(await findMediaType(Buffer.from(content))).toBeUndefined();
    const types: MediaType[] = ['video/mp4', 'image/png'];
    for (const type of types) {
      const input = { path: at('hostile.mp4'), type };
      await expect(probe(ffmpeg, input)).rejects.toMatchObject({ fault: 'unreadable' });
      const run = remux(ffmpeg, { input, output: at('led-astray.mp4'), format: 'mp4' });
      await expect(run).rejects.toMatchObject({ fault: 'unreadable' });
      expect(await exists(at('led-astray.mp4'))).toBe(false);
    }
  });

  it('follows no address in a list of our own', async () => {
    await writeFile(at('list.txt'), "file 'http://127.0.0.1:9/x.mp4'\n");
    const input: MediaInput = {
      path: at('list.txt'),
      type: 'list-of-our-own-files',
      options: ['-safe', '0'],
    };
    const run = remux(ffmpeg, { input, output: at('followed.mp4'), format: 'mp4' });
    await expect(run).rejects.toMatchObject({
      message: expect.stringContaining('not on whitelist'),
    });
  });

  it('refuses a film that was cut off before its index', async () => {
    const whole = await readFile(at('phone.mp4'));
    await writeFile(at('cut.mp4'), whole.subarray(0, whole.length / 2));
    const input = { path: at('cut.mp4'), type: 'video/mp4' } as const;
    await expect(probe(ffmpeg, input)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it('refuses pictures with more pixels than it may decode', async () => {
    const small = createFfmpeg({ build: ffmpeg.build, maxPixels: 320 * 240 - 1 });
    const input = await inputOf('camera.mov');
    await expect(probe(small, input)).rejects.toMatchObject({ fault: 'too-large' });
    const run = toMp4(small, { input, probe: await probe(ffmpeg, input), output: at('big.mp4') });
    await expect(run).rejects.toMatchObject({ fault: 'too-large' });
    expect(await exists(at('big.mp4'))).toBe(false);
  });

  describe('a run without end', () => {
    async function endless(output: string) {
      const input = await inputOf('phone.mp4');
      return {
        inputs: [{ ...input, options: ['-re', '-stream_loop', '-1'] }],
        args: ['-c', 'copy', '-f', 'matroska'],
        output: at(output),
        timeoutMs: 60_000,
      };
    }

    it('ends when it is cancelled, and leaves nothing', async () => {
      const cancel = new AbortController();
      const onProgress = () => cancel.abort(new Error('not needed any more'));
      const run = ffmpeg.run({
        ...(await endless('cancelled.mkv')),
        signal: cancel.signal,
        onProgress,
      });
      await expect(run).rejects.toThrow('not needed any more');
      expect(await exists(at('cancelled.mkv'))).toBe(false);
    });

    it('ends when its time is up, and leaves nothing', async () => {
      const run = ffmpeg.run({ ...(await endless('slow.mkv')), timeoutMs: 500 });
      await expect(run).rejects.toMatchObject({ fault: 'timed-out' });
      expect(await exists(at('slow.mkv'))).toBe(false);
    });

    it('does not even begin when it was cancelled while it waited', async () => {
      const run = ffmpeg.run({ ...(await endless('never.mkv')), signal: AbortSignal.abort() });
      await expect(run).rejects.toMatchObject({ name: 'AbortError' });
      expect(await exists(at('never.mkv'))).toBe(false);
    });
  });

  it('reads files whose names look like options or addresses', async () => {
    await copyFile(at('note.wav'), at('-i http:x.wav'));
    const found = await probe(ffmpeg, { path: at('-i http:x.wav'), type: 'audio/wav' });
    expect(found.audioCodec).toBe('pcm_s16le');
  });
});

it('is not found where the named one is missing or no ffmpeg', async () => {
  expect(await findFfmpeg({ path: '/nowhere/ffmpeg' })).toBeUndefined();
  expect(await findFfmpeg({ path: process.execPath })).toBeUndefined();
});
