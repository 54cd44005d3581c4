import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { limits } from '#shared/limits.ts';
import { aiMark } from '../pictures/still-pictures.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';

interface Mux {
  folder: string;
  segments: { path: string; seconds: number }[];
  soundPath: string;
  captions: string;
  chapters: string;
  /** BCP 47. */
  language: string;
  output: string;
  signal: AbortSignal;
}

/** ISO 639-2, as MP4 has it. */
const longCodes: Record<string, string> = {
  en: 'eng',
  pt: 'por',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
};

/** Joins what was encoded before, without encoding anything again. */
export async function muxFilm(ffmpeg: Ffmpeg, mux: Mux): Promise<void> {
  const { folder, segments, soundPath, captions, chapters, language, output, signal } = mux;
  const paths = {
    list: join(folder, 'segments.txt'),
    captions: join(folder, 'captions.vtt'),
    chapters: join(folder, 'chapters.txt'),
  };
  const entries = segments.map(({ path, seconds }) => `file '${path}'\nduration ${seconds}`);
  await writeFile(paths.list, `ffconcat version 1.0\n${entries.join('\n')}\n`);
  await writeFile(paths.captions, captions);
  await writeFile(paths.chapters, chapters);
  const code = longCodes[language.slice(0, 2).toLowerCase()] ?? 'und';
  await ffmpeg.run({
    inputs: [
      { path: paths.list, type: 'list-of-our-own-files', options: ['-safe', '0'] },
      { path: soundPath, type: 'audio/mp4' },
      { path: paths.captions, type: 'text/vtt' },
      { path: paths.chapters, type: 'chapters-of-our-own' },
    ],
    args: [
      ...['-map', '0:v:0', '-map', '1:a:0', '-map', '2:s:0'],
      ...['-map_metadata', '3', '-map_chapters', '3', '-c', 'copy', '-c:s', 'mov_text'],
      ...['-metadata:s:a:0', `language=${code}`, '-metadata:s:s:0', `language=${code}`],
      ...['-metadata', `description=${aiMark}`, '-movflags', '+faststart', '-f', 'mp4'],
    ],
    output,
    timeoutMs: 5 * 60_000,
    signal,
  });
}

const { cardSeconds } = limits.story;

/** Title, mark and chapters of a film, as ffmpeg reads them. */
export function writeChapters(story: StoryRow, scenes: readonly StorySceneRow[]): string {
  const lines = [';FFMETADATA1', `title=${escaped(story.title)}`, `comment=${escaped(aiMark)}`];
  const chapter = (title: string, from: number, to: number) =>
    lines.push(
      ...['[CHAPTER]', 'TIMEBASE=1/1000', `START=${Math.round(from * 1_000)}`],
      ...[`END=${Math.round(to * 1_000)}`, `title=${escaped(title)}`],
    );
  chapter(story.title, 0, cardSeconds);
  let at: number = cardSeconds;
  for (const { title, sceneNumber, sceneDuration } of scenes) {
    chapter(title || String(sceneNumber), at, at + sceneDuration);
    at += sceneDuration;
  }
  return `${lines.join('\n')}\n`;
}

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[=;#\\]/g, '\\$&');
