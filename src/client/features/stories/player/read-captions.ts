import { limits } from '#shared/limits.ts';
import type { CaptionLine } from './caption-lines.ts';

const cuePattern = /(\d+):(\d\d):(\d\d\.\d{3}) --> .*\n([\s\S]*?)(?=\n\n|\s*$)/g;

const plain = (text: string) =>
  text
    .replaceAll('\n', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The captions of a film (WebVTT), which follow the words as they are heard, for each of its scenes.
 * @param sceneSeconds how long each scene lasts
 */
export function readCaptions(webVtt: string, sceneSeconds: readonly number[]): CaptionLine[][] {
  const cues = [...webVtt.matchAll(cuePattern)].map(([, hours, minutes, seconds, text = '']) => ({
    from: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
    text: plain(text),
  }));
  // The film begins with its title.
  let start: number = limits.story.cardSeconds;
  return sceneSeconds.map((length) => {
    const begin = start;
    start += length;
    const own = cues.filter(({ from }) => from >= begin && from < begin + length);
    return own.map(({ text }, index) => ({
      text,
      until: (own[index + 1]?.from ?? begin + length) - begin,
    }));
  });
}
