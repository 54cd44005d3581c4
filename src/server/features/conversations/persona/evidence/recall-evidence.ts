import { plain } from '#server/platform/language/words.ts';
import type { PersonaMemory, PersonaPassage } from '../persona.ts';
import type { AskedQuestion } from '../questions/read-question.ts';
import { type Evidence, type EvidenceOptions, findEvidence } from './find-evidence.ts';
import { kindAsked } from './kinds-asked.ts';
import { wordsToLookFor } from './near-words.ts';

const wordsAtMost = 28;

/** The evidence in what came to mind; where none is firm, also in what near words bring to mind. */
export async function recallEvidence(
  question: AskedQuestion,
  passages: readonly PersonaPassage[],
  /** Left out where the question leans on what was said before, which near words would lose. */
  memory: PersonaMemory | undefined,
  options: EvidenceOptions,
): Promise<Evidence[]> {
  const asked = withKinds(question);
  const found = findEvidence(asked, passages, options);
  if (found[0]?.isFirm || !memory) return found;
  const near = asked.terms
    .filter(({ class: kind }) => kind !== 'light')
    .map(({ word, groups }) => [word, ...wordsToLookFor(groups, asked.language)]);
  if (near.length === 0) return found;
  const words = inTurn(near).slice(0, wordsAtMost).join(' ');
  const wider = await memory.recall(words, { spelledRight: true });
  const alsoFound = findEvidence(asked, wider.passages, options);
  const ranked = [...found, ...alsoFound].toSorted((a, b) => b.order - a.order);
  const isFirst = ({ passage }: Evidence, at: number) =>
    ranked.findIndex((each) => each.passage.sourceId === passage.sourceId) === at;
  return ranked.filter(isFirst);
}

/** The question, with what is of a kind for every kind that it asks for: 'pets' are met by a dog. */
function withKinds(asked: AskedQuestion): AskedQuestion {
  const terms = asked.terms.map((term) =>
    term.isName
      ? term
      : {
          ...term,
          groups: new Set([...term.groups, ...kindAsked(plain(term.word), asked.language)]),
        },
  );
  return { ...asked, terms };
}

/** Every word once, the first of each list before the second of any. */
function inTurn(lists: ReadonlyArray<readonly string[]>): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const inOrder = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  );
  return [...new Set(inOrder.flat())];
}
