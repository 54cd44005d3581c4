import { pattern, type Tongue } from '../lexicon/entry.ts';
import { kin } from '../lexicon/person-words.ts';

const died: Record<Tongue, string> = {
  en: 'died|passed away|was killed|drowned|never came (?:back|home)',
  pt: 'morreu|faleceu|afogou-se|nunca mais voltou',
};
const losing: Record<Tongue, string> = {
  en: 'lost|buried|death of|funeral of|without',
  pt: 'perdi|perdeu|perdemos|enterr(?:ei|ámos|amos)|morte d[oae]|funeral d[oae]',
};
/** A name is this near to the word of its loss. */
const near = 34;

/** From which place in the story on, 0 to 1, somebody is no longer among the living. */
export function lossesIn(
  text: string,
  names: ReadonlyMap<string, string>,
  tongue: Tongue,
): Map<string, number> {
  const gone = new Map<string, number>();
  const note = (part: string, index: number): boolean => {
    const words = part.split(/[.;!?]/u).at(-1) ?? '';
    const whos = [
      ...kin.filter((one) => words.search(pattern(one[tongue])) >= 0).map(({ who }) => who),
      ...[...names].filter(([name]) => words.includes(name)).map(([, who]) => who),
    ];
    for (const who of whos) if (!gone.has(who)) gone.set(who, index / text.length);
    return whos.length > 0;
  };
  for (const { index } of text.matchAll(pattern(died[tongue]))) {
    if (note(text.slice(Math.max(0, index - near), index), index)) continue;
    const before = text.slice(Math.max(0, index - 160), index);
    const [last] = [...names]
      .map(([name, who]) => ({ who, at: before.lastIndexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at);
    if (last && !gone.has(last.who)) gone.set(last.who, index / text.length);
  }
  for (const { index, 0: said } of text.matchAll(pattern(losing[tongue]))) {
    const after =
      text.slice(index + said.length, index + said.length + near).split(/[.,;!?]/u)[0] ?? '';
    note(after, index);
  }
  return gone;
}
