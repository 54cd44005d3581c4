import type { AskedQuestion } from '../questions/read-question.ts';
import { saysI } from './narrator.ts';
import { nearGroups, nearWords } from './near-words.ts';

let ofCourting: ReadonlySet<number> | undefined;

function courtingGroups(): ReadonlySet<number> {
  ofCourting ??= new Set([
    ...nearGroups('marry', 'en'),
    ...nearGroups('courting', 'en'),
    ...nearGroups('casar', 'pt'),
    ...nearGroups('namorar', 'pt'),
  ]);
  return ofCourting;
}

const owners = /(?<!\p{L})(\p{L}+) $/u;
const tellersOwn = /^(?:my|our|your|minhas?|meus?|nossas?|nossos?|teu|tua|teus|tuas)$/i;
const anothers = /^(?:her|his|their|your|teu|tua|teus|tuas)$/i;
const listeners = /^(?:your|teu|tua|teus|tuas)$/i;

/**
 * Whether 'your father' is met only by somebody else's: by 'her father' and 'your father' in the person's own
 * telling, by 'our dad' in that of the grandchildren.
 */
export function isKinOfAnother(
  { text, terms, language }: AskedQuestion,
  { isOwnVoice, passage: { excerpt } }: { isOwnVoice: boolean; passage: { excerpt: string } },
): boolean {
  if (!/\b(?:your|teu|tua|vosso|vossa)\b/i.test(text)) return false;
  const words = terms
    .filter((term) => term.class === 'kin' && !term.spouse)
    .flatMap(({ word, groups }) => [word, ...nearWords(groups)]);
  if (words.length === 0) return false;
  const met = excerpt.matchAll(new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'));
  const owned = Array.from(met, ({ index }) => owners.exec(excerpt.slice(0, index))?.[1] ?? '');
  // Where nobody says 'I', who tells it is not sure enough to know whose 'their mother' is.
  const unsure = isOwnVoice ? listeners : tellersOwn;
  const isAnother = (owner: string) => (saysI(excerpt, language) ? anothers : unsure).test(owner);
  return owned.length > 0 && owned.every(isAnother);
}

/** How well a sentence fits whose relative is asked about: 'my mother' for yours, 'her father' for somebody else's. */
export function kinshipOf({ text, terms, language }: AskedQuestion, sentence: string): number {
  const kin = terms.filter((term) => term.class === 'kin');
  if (kin.length === 0) return 0;
  if (kin.some(({ spouse }) => spouse)) return speaksOfCourting(sentence, language) ? 0.15 : 0;
  if (!/\b(?:your|teu|tua|seu|sua|vosso|vossa)\b/i.test(text)) return 0;
  const words = kin.flatMap(({ word, stems }) => [word, ...stems]).join('|');
  if (/#/.test(words)) return 0;
  const owned = (owner: string) =>
    new RegExp(`(?<!\\p{L})(?:${owner}) (?:${words})(?!\\p{L})`, 'iu').test(sentence);
  if (owned('my|our|minha|meu|nossa|nosso|a minha|o meu')) return 0.15;
  return owned('her|his|their') ? -0.1 : 0;
}

function speaksOfCourting(sentence: string, language: AskedQuestion['language']): boolean {
  const courting = courtingGroups();
  return sentence
    .split(/[^\p{L}]+/u)
    .some((word) => word && [...nearGroups(word, language)].some((group) => courting.has(group)));
}
