import { placedSentences } from '@heartwood/reading/sentences';
import { limits } from '#shared/limits.ts';
import type { StorySceneRow } from '../stories.table.ts';

const lineLength = 42;
const linesPerCue = 2;
const { cardSeconds } = limits.story;

interface Cue {
  /** Seconds from the beginning of the film. */
  from: number;
  to: number;
  lines: string[];
}

type Narrated = Pick<StorySceneRow, 'narration' | 'words' | 'sceneDuration'>;

/** WebVTT for the whole film: the narrations word for word, each while it is heard. */
export function writeCaptions(scenes: readonly Narrated[]): string {
  let start: number = cardSeconds;
  const blocks = ['WEBVTT'];
  for (const scene of scenes) {
    for (const { from, to, lines } of cuesOf(scene, start))
      blocks.push(`${clockTime(from)} --> ${clockTime(to)}\n${lines.map(escaped).join('\n')}`);
    start += scene.sceneDuration;
  }
  return `${blocks.join('\n\n')}\n`;
}

function cuesOf({ narration, words, sceneDuration }: Narrated, start: number): Cue[] {
  const text = narration ?? '';
  const begins = placedSentences(text, 'en')
    .map((sentence) => sentence.start)
    // Words are never parted, not even where a blank is missing after a full stop.
    .filter((begin) => begin === 0 || /\s/.test(text.charAt(begin - 1)));
  const pieces = begins.flatMap((begin, index) =>
    wrap(text.slice(begin, begins[index + 1]), begin),
  );
  const heardAt = (offset: number) => {
    const word = words?.find((one) => one.end > offset);
    if (word) return word.fromMs / 1_000;
    // Without times of its words a text is taken to be read evenly.
    return words?.length ? sceneDuration : (offset / Math.max(1, text.length)) * sceneDuration;
  };
  const endOf = (offset: number) => {
    const word = words?.findLast((one) => one.start < offset);
    return word ? word.toMs / 1_000 : (offset / Math.max(1, text.length)) * sceneDuration;
  };
  return pieces.map(({ lines, begin, end }, index) => {
    const from = heardAt(begin);
    const next = pieces[index + 1];
    const until = next ? heardAt(next.begin) : sceneDuration;
    const to = Math.max(from + 0.2, Math.min(until, endOf(end) + 0.3));
    return { from: start + from, to: start + Math.min(to, sceneDuration), lines };
  });
}

interface Piece {
  lines: string[];
  /** In the narration. */
  begin: number;
  end: number;
}

/** A sentence cut into cues of two lines, none longer than it may be unless one word is. */
function wrap(sentence: string, start: number): Piece[] {
  const fewest = linesOf(sentence, start, lineLength).length;
  // As narrow as as many lines allow: no word is left alone at the end.
  let length = Math.ceil(sentence.trimEnd().length / fewest);
  while (length < lineLength && linesOf(sentence, start, length).length > fewest) length += 1;
  const lines = linesOf(sentence, start, length);
  const cues: Piece[] = [];
  for (const line of lines) {
    const last = cues.at(-1);
    if (last && last.lines.length < linesPerCue) {
      last.lines.push(...line.lines);
      last.end = line.end;
    } else cues.push({ ...line, lines: [...line.lines] });
  }
  return cues;
}

function linesOf(sentence: string, start: number, length: number): Piece[] {
  const lines: Piece[] = [];
  for (const { 0: word, index } of sentence.matchAll(/\S+/g)) {
    const last = lines.at(-1);
    const line = last?.lines[0];
    const end = start + index + word.length;
    if (last && line && line.length + 1 + word.length <= length) {
      last.lines[0] = `${line} ${word}`;
      last.end = end;
    } else lines.push({ lines: [word], begin: start + index, end });
  }
  return lines;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function clockTime(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [ms / 3_600_000, (ms / 60_000) % 60];
  return `${two(hours)}:${two(minutes)}:${two((ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;
}
