import { kinWords } from '@heartwood/reading/kin-lexicon';
import { kinFromAsker } from '@heartwood/reading/kin-words';
import type { Language } from '@heartwood/reading/language';
import { stem } from '@heartwood/reading/stem';
import { fold, words as wordsOf } from '@heartwood/reading/words';
import type { CompanionPerson, CompanionQuestion } from '../companion/companion.ts';
import { type ReadText, readText } from './read-text.ts';

type Terms = ReadonlySet<string>;

/** What is known of a person besides the passages: of the profile, or a fact that the family confirmed. */
export interface KnownStatement {
  read: ReadText;
  /** A sentence is supported by it only where it holds a term of each. */
  needs: readonly Terms[];
  /** The same of what the sentence cites: the relative's name or what they are. Undefined where nothing is needed. */
  link: Terms | undefined;
}

const births = 'born birth birthday nasci nasceu nascer nascimento';
const deaths = 'died die death dead morri morreu morrer morte faleceu';

/** Reads the profile and the confirmed facts, each with the words that show that a sentence speaks of it. */
export function knownStatements(
  person: CompanionPerson,
  facts: CompanionQuestion['facts'],
  language: Language,
): KnownStatement[] {
  const { name, fullName, birthPlace, birthYear, deathYear, occupation, religion } = person;
  const state = (text: string | number | null | undefined, ...needs: string[]) =>
    text === null || text === undefined || text === ''
      ? []
      : [{ read: readText(String(text), language), needs: needs.map(termsOf), link: undefined }];
  const wordsFor = kinWordsFor(person.relationship);
  return [
    ...state([name, fullName].filter(Boolean).join(' ')),
    ...state(birthPlace, births),
    ...state(birthYear, births),
    ...state(deathYear, deaths),
    ...state(occupation),
    ...state(religion),
    ...facts
      .filter(({ status }) => status === 'confirmed')
      .map(({ subject, relation, object, year }) => {
        const kin = wordsFor(relation);
        const said = [relation.replaceAll('-', ' '), ...kin].join(' ');
        const whose = subject === 'self' ? '' : subject;
        const text = [whose, said, object, year ?? ''].join(' ');
        return {
          read: readText(text, language),
          needs: [said, ...(whose ? [whose] : [])].map(termsOf),
          link: kin.length > 0 ? termsOf(`${said} ${object}`) : undefined,
        };
      }),
  ];
}

/** Whether a statement speaks of what a sentence does, and of what the passages that it cites do. */
export function isAbout(
  { needs, link }: KnownStatement,
  sentence: ReadText,
  cited: readonly ReadText[],
): boolean {
  const holdsOne = (terms: Terms, texts: readonly ReadText[]) =>
    texts.some((text) =>
      text.words.some(({ folded, stem: own }) => terms.has(folded) || terms.has(own ?? folded)),
    );
  return needs.every((terms) => holdsOne(terms, [sentence])) && (!link || holdsOne(link, cited));
}

/** What a relative is called by the person and by the user: asked by a grandchild, the husband is `grandad` too. */
function kinWordsFor(relationship: string | null | undefined): (relation: string) => string[] {
  const found = new Map<string, Set<string>>();
  for (const { word, relations } of kinWords())
    for (const relation of [...relations, ...kinFromAsker(relationship ?? '', word)])
      found.set(relation, (found.get(relation) ?? new Set()).add(word));
  return (relation) => [...(found.get(relation) ?? [])];
}

function termsOf(text: string): Terms {
  return new Set(wordsOf(text).flatMap((word) => [fold(word), stem(word, 'en'), stem(word, 'pt')]));
}
