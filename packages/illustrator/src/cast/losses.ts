import type { Language } from '@heartwood/reading/language';
import { kin } from '../lexicon/kin.ts';
import { entryOf, pattern, readLexicon } from '../lexicon/lexicon.ts';

const entries = readLexicon('losses');
const died = entryOf(entries, 'died');
const lost = entryOf(entries, 'lost');
/** The most characters between a name and the word that tells its loss. */
const near = 34;

/** For each relative who dies, the place in the story, 0 to 1, from which on they are no longer alive. */
export function lossesIn(
  text: string,
  names: ReadonlyMap<string, string>,
  language: Language,
): Map<string, number> {
  const found = new Map<string, number>();
  const note = (part: string, index: number): boolean => {
    const words = part.split(/[.;!?]/u).at(-1) ?? '';
    const whos = [
      ...kin.filter((one) => words.search(pattern(one[language])) >= 0).map(({ who }) => who),
      ...[...names].filter(([name]) => words.includes(name)).map(([, who]) => who),
    ];
    for (const who of whos) if (!found.has(who)) found.set(who, index / text.length);
    return whos.length > 0;
  };
  for (const { index } of text.matchAll(pattern(died[language]))) {
    if (note(text.slice(Math.max(0, index - near), index), index)) continue;
    const before = text.slice(Math.max(0, index - 160), index);
    const [last] = [...names]
      .map(([name, who]) => ({ who, at: before.lastIndexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at);
    if (last && !found.has(last.who)) found.set(last.who, index / text.length);
  }
  for (const { index, 0: said } of text.matchAll(pattern(lost[language]))) {
    const after =
      text.slice(index + said.length, index + said.length + near).split(/[.,;!?]/u)[0] ?? '';
    note(after, index);
  }
  return found;
}
