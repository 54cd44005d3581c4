import { type PlacedSentence, placedSentences } from '@heartwood/reading/sentences';
import { isSayable } from './speakable-text.ts';

/** Longer sentences are spoken in parts, so that sound comes early and nobody waits for a whole page. */
const longest = 320;

export type PlannedSentence = Pick<PlacedSentence, 'text' | 'start'>;

/** The sentences of a speakable text that hold something to say, cut where they are very long. */
export function planSentences(text: string, language: string): PlannedSentence[] {
  return placedSentences(text, language.startsWith('pt') ? 'pt' : 'en')
    .flatMap(cutSentence)
    .filter((sentence) => isSayable(sentence.text));
}

function cutSentence({ text, start }: PlannedSentence): PlannedSentence[] {
  if (text.length <= longest) return [{ text, start }];
  const head = text.slice(0, longest);
  const atPause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const atSpace = head.lastIndexOf(' ');
  const cut = atPause > longest / 3 ? atPause + 1 : atSpace > 0 ? atSpace : longest;
  const rest = text.slice(cut);
  const lead = rest.length - rest.trimStart().length;
  return [
    { text: text.slice(0, cut), start },
    ...cutSentence({ text: rest.trimStart(), start: start + cut + lead }),
  ];
}
