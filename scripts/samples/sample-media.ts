import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { castOf } from '@heartwood/illustrator/cast-of';
import { drawPicture } from '@heartwood/illustrator/draw-picture';
import { planPicture } from '@heartwood/illustrator/plan-picture';
import { renderPicture } from '@heartwood/illustrator/render-picture';
import sharp from 'sharp';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import type { Speech } from '#server/platform/speech/speech.ts';
import { wavParts } from '#server/platform/speech/wav.ts';
import { sampleLife } from '../../samples/family/life.ts';
import type { SamplePicture } from '../../samples/family/memories.ts';

interface Tools {
  ffmpeg: Ffmpeg;
  speech: Speech;
  /** Where files may lie while they are made. */
  folder: string;
}

const language = 'en';
const size = { width: 1280, height: 720 };
const timeoutMs = 5 * 60_000;

/** Small files of our own making: drawn, spoken, and filmed from both. */
export function createSampleMedia({ ffmpeg, speech, folder }: Tools) {
  const cast = castOf({ ...sampleLife, language });

  async function draw({ sentence, people }: SamplePicture): Promise<Buffer> {
    const scene = { narration: sentence, title: '', language, sceneIndex: 0, sceneCount: 1 };
    const plan = planPicture({ ...scene, cast, choices: { people }, seed: 1 });
    return renderPicture(drawPicture(plan, size), size);
  }

  const photo = async (picture: SamplePicture) =>
    sharp(await draw(picture))
      .jpeg({ quality: 84 })
      .toBuffer();

  async function speak(text: string, name: string, voiceId = 'espeak-en-f2') {
    const sounds = [];
    for await (const { sound } of speech.speak({ text, voiceId, rate: 0.95, pitch: 1 }))
      sounds.push(sound);
    const path = join(folder, `${name}.wav`);
    await writeFile(path, wavParts(sounds));
    return { path, type: 'audio/wav' as const };
  }

  /** AAC in M4A. */
  async function sound(text: string, name: string, voiceId?: string): Promise<Buffer> {
    const output = join(folder, `${name}.m4a`);
    const input = await speak(text, name, voiceId);
    const args = ['-c:a', 'aac', '-b:a', '48k', '-f', 'ipod'];
    await ffmpeg.run({ inputs: [input], args, output, timeoutMs });
    return readFile(output);
  }

  /** H.264 and AAC in MP4: a picture that is slowly zoomed in on, with speech. */
  async function film(picture: SamplePicture, text: string, name: string, voiceId?: string) {
    const path = join(folder, `${name}.png`);
    await writeFile(path, await draw(picture));
    const output = join(folder, `${name}.mp4`);
    await ffmpeg.run({
      inputs: [
        { path, type: 'image/png', options: ['-loop', '1', '-framerate', '15'] },
        await speak(text, name, voiceId),
      ],
      args: [
        ...['-vf', "zoompan=z='1+0.0006*on':d=1:s=640x360:fps=15:x='iw/2-iw/zoom/2':y=0"],
        ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '27', '-pix_fmt', 'yuv420p'],
        ...['-c:a', 'aac', '-b:a', '48k', '-shortest', '-movflags', '+faststart', '-f', 'mp4'],
      ],
      output,
      timeoutMs,
    });
    return readFile(output);
  }

  /** The same film at a lower rate, with all that else it holds. */
  async function smaller(content: Buffer): Promise<Buffer> {
    const path = join(folder, 'whole.mp4');
    const output = join(folder, 'smaller.mp4');
    await writeFile(path, content);
    const args = [
      ...['-map', '0:v', '-map', '0:a', '-map', '0:s?', '-c', 'copy'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-movflags', '+faststart'],
      ...['-f', 'mp4'],
    ];
    await ffmpeg.run({ inputs: [{ path, type: 'video/mp4' }], args, output, timeoutMs });
    return readFile(output);
  }

  return { photo, sound, film, smaller };
}

export type SampleMedia = ReturnType<typeof createSampleMedia>;
