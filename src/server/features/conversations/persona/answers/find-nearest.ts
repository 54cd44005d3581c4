import type { PersonaPassage, PersonaQuestion } from '../persona.ts';
import { toldTitles } from '../story-in-mind.ts';

/** Of a question's weight, what a passage must hold for its story to be named. */
const nearEnough = 0.3;

/**
 * The passage that comes nearest to a question which nothing answers, for its story to be named; nothing where
 * none comes near, or where this conversation has had it.
 */
export async function findNearest({
  question,
  memory,
  history,
}: PersonaQuestion): Promise<PersonaPassage | undefined> {
  const { passages, leaning } = await memory.recall(question);
  const [best] = passages;
  if (leaning !== 'itself' || best?.kind !== 'story') return undefined;
  const isNear = (best.coverage ?? 0) >= nearEnough;
  return isNear && !toldTitles(history).has(best.title) ? best : undefined;
}
