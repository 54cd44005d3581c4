import { countWords } from '@heartwood/reading/words';
import { createRecall } from '#server/features/training/recall/recall.ts';
import type { RecollectedPassage } from '#server/features/training/recall/recollection.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limits } from '#shared/limits.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import type { BenchConversation, SaidLine } from './conversations.ts';

export const depths = [1, 5, 10] as const;
export const grains = ['session', 'passage', 'any passage'] as const;

/** Share of a question's evidence found, per grain and depth, in the order of `grains` and `depths`. */
export type Figures = { category: number; found: number[][] };

// Enough passages that the first ten distinct stories are among them.
const asked = 50;

/** Teaches the conversation and asks its questions, through the entry that the persona uses. */
export async function measureRecall(
  db: Database,
  conversation: BenchConversation,
): Promise<Figures[]> {
  const recall = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  await recall.indexPassages(ancestorId, { stories: conversation.stories });
  const figures: Figures[] = [];
  for (const { text, category, evidence } of conversation.questions) {
    const { passages } = await recall.recall({ ancestorId, question: text, limit: asked });
    const long = passages.find(({ excerpt }) => countWords(excerpt) > limits.passageWords);
    if (long)
      throw new Error(`A passage of more than ${limits.passageWords} words: ${long.excerpt}`);
    figures.push({
      category,
      found: [
        depths.map((depth) => shareOfSessions(passages, evidence, depth)),
        depths.map((depth) => shareOfTurns(passages.slice(0, depth), evidence)),
        depths.map((depth) => (shareOfTurns(passages.slice(0, depth), evidence) > 0 ? 1 : 0)),
      ],
    });
  }
  return figures;
}

function shareOfSessions(
  passages: RecollectedPassage[],
  evidence: SaidLine[],
  depth: number,
): number {
  const sessions = [...new Set(passages.map(({ storyOrdinal }) => storyOrdinal))].slice(0, depth);
  return evidence.filter(({ session }) => sessions.includes(session - 1)).length / evidence.length;
}

// A turn is found when one passage holds it whole; one longer than any passage, when a passage lies within it.
function shareOfTurns(passages: RecollectedPassage[], evidence: SaidLine[]): number {
  const holds = ({ line }: SaidLine) =>
    passages.some(
      ({ excerpt }) =>
        excerpt.includes(line) ||
        (countWords(line) > limits.passageWords && line.includes(excerpt)),
    );
  return evidence.filter(holds).length / evidence.length;
}
