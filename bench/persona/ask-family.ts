import { unsupportedPart } from '#server/features/conversations/persona/is-supported.ts';
import { createOfflinePersona } from '#server/features/conversations/persona/offline-persona.ts';
import type {
  PersonaMemory,
  PersonaReply,
  Turn,
} from '#server/features/conversations/persona/persona.ts';
import { createRecall, type Recall } from '#server/features/training/recall/recall.ts';
import type { EarlierTurn } from '#server/features/training/recall/recollection.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import type { BenchFamily, BenchQuestion } from './questions.ts';

/** What became of one question. */
export interface Outcome {
  family: string;
  question: BenchQuestion;
  reply: PersonaReply;
  isRight: boolean;
  /** What in the reply the material does not support. */
  unsupported: string | undefined;
}

/** Teaches a family's ancestor to the real memory and asks the offline persona every question. */
export async function askFamily(db: Database, family: BenchFamily): Promise<Outcome[]> {
  const recall = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  await recall.remember(ancestorId, family.person);
  const persona = createOfflinePersona();
  const outcomes: Outcome[] = [];
  for (const question of family.questions) {
    const history: Turn[] = [];
    const say = async (ask: string) => {
      const memory = memoryOf(recall, ancestorId, history);
      const seed = `${family.file} ${question.ask}`;
      const reply = await persona.reply({
        question: ask,
        person: family.person,
        memory,
        history: [...history],
        seed,
      });
      history.push({ kind: 'person', content: ask }, { kind: 'persona', ...reply });
      return reply;
    };
    for (const earlier of question.before) await say(earlier);
    const reply = await say(question.ask);
    outcomes.push({
      family: family.file,
      question,
      reply,
      isRight: isRight(question, reply),
      unsupported: unsupportedPart(reply.content, family.material),
    });
  }
  return outcomes;
}

function isRight(
  { expect, mayBeUntold }: BenchQuestion,
  { grounded, sources }: PersonaReply,
): boolean {
  if (!grounded) return mayBeUntold;
  const [first] = sources;
  return (
    first !== undefined &&
    (expect.includes(first.title) || (first.kind !== 'story' && expect.includes(first.kind)))
  );
}

export function memoryOf(
  recall: Recall,
  ancestorId: string,
  history: readonly Turn[],
): PersonaMemory {
  const turns = history.map(
    ({ kind, content, sources = [] }): EarlierTurn => ({
      from: kind === 'person' ? 'person' : 'persona',
      text: content,
      sources: [...sources],
    }),
  );
  return {
    recall: (question) => recall.recall({ ancestorId, question, history: turns }),
    listDetails: () => recall.listDetails(ancestorId),
    listStories: () => recall.listStories(ancestorId),
    listPassages: (ordinal) => recall.listPassages(ancestorId, ordinal),
  };
}
