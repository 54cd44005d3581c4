import { pattern, type Tongue } from './entry.ts';
import { kin } from './person-words.ts';

/** Of a sentence that begins further back, only so much is read. */
const longestSentence = 600;

/** Who the words right before a place speak of: 'main', or somebody of the family. */
export function subjectBefore(text: string, index: number, tongue: Tongue): string {
  const sentence =
    text
      .slice(Math.max(0, index - longestSentence), index)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  const own =
    [
      ...sentence.matchAll(
        pattern(tongue === 'en' ? 'I|we' : 'eu|nós|fui|comecei|trabalhei|tornei-me'),
      ),
    ].at(-1)?.index ?? -1;
  let nearest = { who: 'main', at: own };
  for (const one of kin) {
    const at = [...sentence.matchAll(pattern(one[tongue]))].at(-1)?.index ?? -1;
    if (at > nearest.at) nearest = { who: one.who, at };
  }
  return nearest.who;
}
