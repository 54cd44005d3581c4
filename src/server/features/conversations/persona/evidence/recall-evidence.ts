import type { PersonaMemory, PersonaPassage } from '../persona.ts';
import type { AskedQuestion } from '../questions/read-question.ts';
import { type Evidence, type EvidenceOptions, findEvidence } from './find-evidence.ts';
import { nearWords } from './near-words.ts';

const wordsAtMost = 40;

/** The evidence in what came to mind; where none is firm, also in what near words bring to mind. */
export async function recallEvidence(
  asked: AskedQuestion,
  passages: readonly PersonaPassage[],
  /** Left out where the question leans on what was said before, which near words would lose. */
  memory: PersonaMemory | undefined,
  options: EvidenceOptions,
): Promise<Evidence[]> {
  const found = findEvidence(asked, passages, options);
  if (found[0]?.isFirm || !memory) return found;
  const near = asked.terms
    .filter(({ class: kind }) => kind !== 'light')
    .flatMap(({ word, groups }) => [word, ...nearWords(groups)]);
  if (near.length === 0) return found;
  const words = [...new Set(near)].slice(0, wordsAtMost).join(' ');
  const wider = await memory.recall(words, { spelledRight: true });
  const alsoFound = findEvidence(asked, wider.passages, options);
  const ranked = [...found, ...alsoFound].toSorted((a, b) => b.order - a.order);
  const isFirst = ({ passage }: Evidence, at: number) =>
    ranked.findIndex((each) => each.passage.sourceId === passage.sourceId) === at;
  return ranked.filter(isFirst);
}
