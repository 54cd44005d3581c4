import { type Evidence, type EvidenceOptions, findEvidence } from './find-evidence.ts';
import { nearWords } from './near-words.ts';
import type { PersonaMemory, PersonaPassage } from './persona.ts';
import type { AskedQuestion } from './read-question.ts';

const wordsAtMost = 40;

/** The evidence in what came to mind; where there is none, in what near words bring to mind. */
export async function recallEvidence(
  asked: AskedQuestion,
  passages: readonly PersonaPassage[],
  /** Left out where the question leans on what was said before, which near words would lose. */
  memory: PersonaMemory | undefined,
  options: EvidenceOptions,
): Promise<Evidence[]> {
  const found = findEvidence(asked, passages, options);
  if (found.length > 0 || !memory) return found;
  const near = asked.terms
    .filter(({ class: kind }) => kind !== 'light')
    .flatMap(({ word, groups }) => [word, ...nearWords(groups)]);
  if (near.length === 0) return [];
  const wider = await memory.recall([...new Set(near)].slice(0, wordsAtMost).join(' '));
  return findEvidence(asked, wider.passages, options);
}
