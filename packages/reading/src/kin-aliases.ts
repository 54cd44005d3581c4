import { type KinFact, kinMentions, relationsOfMention } from './kin-words.ts';
import type { Language } from './language.ts';
import { fold, writtenWords } from './words.ts';

/** What else a kinship word of a question may be called in the stories. */
export interface KinAlias {
  /** The word as the question has it, folded. */
  word: string;
  /** Names of those it may mean, folded words. */
  names: readonly string[];
  /** What they are to the person: `husband`, `mother-in-law` … */
  relations: readonly string[];
}

const titles = new Set(
  'mr mrs ms miss dr doctor sister nurse father uncle aunt auntie old the don dona dom sr sra seu senhor senhora tio tia avo padre prof professor professora de da do dos das e and'.split(
    ' ',
  ),
);

/**
 * The names and relations that the kinship words of a question stand for: asked of a grandmother, `grandad` is her
 * husband, whom she calls by his name. A kinship word with a name beside it (`uncle Joe`) stands for nothing else.
 *
 * @param relationship what the person is to the asker
 */
export function kinAliases(
  question: string,
  language: Language,
  relationship: string,
  facts: readonly KinFact[],
): KinAlias[] {
  const asked = new Set(writtenWords(question).map(({ word }) => fold(word)));
  const seen = new Set<string>();
  return kinMentions(question, language, relationship).flatMap((mention) => {
    const relations = relationsOfMention(mention, relationship);
    const key = [mention.word, ...relations].join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    const around = [...relations, ...tellersWords(relations)];
    const named = namesOf(facts, relations);
    // The mother-in-law that stories do not call so is the husband's mother, by his name.
    const names = named.length > 0 ? named : namesOf(facts, spousesOfInLaws(relations));
    if (relations.length === 0 || names.some((name) => asked.has(name))) return [];
    return [{ word: fold(mention.word), names, relations: around }];
  });
}

/** More words of names than the relatives of one relation have. */
const namesAtMost = 100;

function namesOf(facts: readonly KinFact[], relations: readonly string[]): string[] {
  const names = new Set<string>();
  for (const { subject, relation, object } of facts) {
    if (subject !== 'self' || !relations.includes(relation)) continue;
    for (const { word } of writtenWords(object))
      if (/^\p{Lu}/u.test(word) && !titles.has(fold(word))) names.add(fold(word));
    if (names.size >= namesAtMost) break;
  }
  return [...names].slice(0, namesAtMost);
}

/** What children and grandchildren who tell a story call the person's wife or husband. */
function tellersWords(relations: readonly string[]): string[] {
  return relations.flatMap((relation) => {
    if (relation === 'wife') return ['mother', 'grandmother'];
    return relation === 'husband' ? ['father', 'grandfather'] : [];
  });
}

function spousesOfInLaws(relations: readonly string[]): string[] {
  return relations.some((relation) => /^(?:mother|father|brother|sister)-in-law$/.test(relation))
    ? ['husband', 'wife']
    : [];
}
