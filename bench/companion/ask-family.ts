import { extractFacts } from '@heartwood/reading/extract-facts';
import { readMessage } from '@heartwood/reading/read-message';
import type {
  CompanionPerson,
  CompanionReply,
  Turn,
} from '#server/features/conversations/companion/companion.ts';
import { companionMemoryOf } from '#server/features/conversations/companion/companion-memory.ts';
import { createOfflineCompanion } from '#server/features/conversations/companion/offline-companion.ts';
import { createRecall } from '#server/features/training/recall/recall.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CareKind } from '#shared/contracts/conversations.ts';
import type { Fact } from '#shared/contracts/facts.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import type { Family, FamilyQuestion } from './family.ts';

/** One question with what became of it. */
export interface Outcome {
  family: string;
  question: FamilyQuestion;
  care: CareKind | null;
  act: string;
  /** Undefined where Heartwood itself answers. */
  reply: CompanionReply | undefined;
  milliseconds: number;
}

export interface AskOptions {
  /** Whether the family has confirmed every suggested fact; else none. */
  factsConfirmed: boolean;
  /** Whether the questions of no thread are asked in one conversation, one after the other; else each in its own. */
  together: boolean;
}

/** Trains a family's person into the real memory and asks the offline companion every question, as a user would. */
export async function askFamily(
  db: Database,
  family: Family,
  { factsConfirmed, together }: AskOptions,
): Promise<Outcome[]> {
  const { training, relationship, ancestor, name } = family.family;
  const recall = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  await recall.indexPassages(ancestorId, training);
  const person: CompanionPerson = { ...training, ...ancestor, name, relationship };
  const facts = factsOf(family, factsConfirmed);
  const companion = createOfflineCompanion();
  const threads = new Map<string, Turn[]>();
  const outcomes: Outcome[] = [];
  for (const question of family.questions) {
    const thread = question.thread ?? (together ? 'one talk' : undefined);
    const history = thread ? (threads.get(thread) ?? []) : [];
    const message = question.question;
    const started = performance.now();
    const reading = readMessage(message);
    const isLetter = reading.care !== null && reading.care !== 'check-in';
    const reply = isLetter
      ? undefined
      : await companion.reply({
          ...{
            message,
            reading,
            person,
            facts,
            history,
            askerName: null,
            askersPeople: [],
            told: [],
          },
          memory: companionMemoryOf(
            { memory: recall },
            { ancestorId, revision: undefined },
            history,
          ),
          seed: `${family.file} ${question.id}`,
          now: new Date('2026-01-15T12:00:00Z'),
        });
    const milliseconds = performance.now() - started;
    outcomes.push({
      ...{ family: family.file, question, care: reading.care, act: reading.act, reply },
      milliseconds,
    });
    if (thread && reply)
      threads.set(thread, [
        ...history,
        { kind: 'person', content: message },
        { kind: 'persona', content: reply.content, sources: reply.sources },
      ]);
  }
  return outcomes;
}

/** The facts that are read out of a family's stories, as the sheet suggests them. */
export function factsOf({ family }: Family, areConfirmed: boolean): Fact[] {
  const { training, ancestor, name } = family;
  return extractFacts({ ...training, ...ancestor, name }).map(
    ({ subject, relation, object, year, sentence, story }, index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      ...{ subject, relation, object, year, sentence },
      sourceId: null,
      sourceTitle: training.stories[story]?.title ?? null,
      status: areConfirmed ? 'confirmed' : 'suggested',
    }),
  );
}
