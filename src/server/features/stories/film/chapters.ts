import { limits } from '#shared/limits.ts';
import { aiMark } from '../pipeline/still-pictures.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';

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
