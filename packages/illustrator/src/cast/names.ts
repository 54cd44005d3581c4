import { genderOfName } from '@heartwood/reading/given-names';
import type { Language } from '@heartwood/reading/language';
import { entryOf, pattern, readLexicon } from '../lexicon/lexicon.ts';

const entries = readLexicon('names');
const matches = (text: string, heading: string, language: Language) =>
  text.matchAll(new RegExp(entryOf(entries, heading)[language], 'gu'));
const wed = pattern(entryOf(entries, 'wed').more.words ?? '');

/** What a relation is called in English. */
const englishFor = (relation: string) =>
  entries.find(({ pt }) => pt.split('|').includes(relation))?.heading[0] ?? relation;

/** Names told together with a relation: 'my brother Paul'. */
function namedKin(text: string, title: string, language: Language): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, relation = '', name = ''] of matches(text, 'relation', language)) {
    const who = englishFor(relation.toLowerCase());
    if (!title.includes(name) && !names.has(name)) names.set(name, who);
  }
  return names;
}

/** The first name of the husband or wife: who was met or married, else the name that a married narrator says most. */
export function spouseNameIn(text: string, title: string, language: Language): string | undefined {
  if (text.search(wed) < 0) return undefined;
  const kin = namedKin(text, title, language);
  const known = [...kin].find(([, who]) => who === 'husband' || who === 'wife')?.[0];
  const met = [...matches(text, 'loved', language)]
    .map(([, name = '']) => name)
    .find((name) => genderOfName(name) && !title.includes(name) && !kin.has(name));
  if (known ?? met) return known ?? met;
  const times = new Map<string, number>();
  for (const [name] of text.matchAll(/\p{Lu}\p{Ll}+/gu)) {
    if (genderOfName(name) && !title.includes(name) && !kin.has(name))
      times.set(name, (times.get(name) ?? 0) + 1);
  }
  const [most] = [...times].filter(([, count]) => count >= 2).sort((a, b) => b[1] - a[1]);
  return most?.[0];
}

/** Who is who, by first name: 'Sam' is the husband, 'Daniel' the son. */
export function namesIn(
  text: string,
  title: string,
  language: Language,
  spouse: 'husband' | 'wife',
): Map<string, string> {
  const names = namedKin(text, title, language);
  const name = spouseNameIn(text, title, language);
  if (name && !names.has(name) && genderOfName(name) === (spouse === 'husband' ? 'male' : 'female'))
    names.set(name, spouse);
  return names;
}
