import { readMessage } from '@heartwood/reading/read-message';
import { v7 as newId } from 'uuid';
import type {
  CompanionQuestion,
  CompanionReply,
  Turn,
} from '#server/features/conversations/companion/companion.ts';
import { companionMemoryOf } from '#server/features/conversations/companion/companion-memory.ts';
import { createOfflineCompanion } from '#server/features/conversations/companion/offline-companion.ts';
import { createRecall } from '#server/features/training/recall/recall.ts';
import type { TrainingContent } from '#server/features/training/recall/recollection.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Fact } from '#shared/contracts/facts.ts';
import { rosa, taught } from './rosa.ts';
import { addTaughtAncestor } from './taught-ancestor.ts';

type Asked = Partial<Omit<CompanionQuestion, 'message' | 'reading' | 'memory'>>;

/** Teaches somebody into the real memory; asks the offline companion, in one conversation where the history is passed. */
export async function teachRosa(db: Database, training: TrainingContent = taught) {
  const memory = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  await memory.indexPassages(ancestorId, training);
  const companion = createOfflineCompanion();
  const ask = (message: string, asked: Asked = {}): Promise<CompanionReply> => {
    const history = asked.history ?? [];
    return companion.reply({
      ...{ message, reading: readMessage(message), person: rosa, facts: [], askerName: null },
      ...{ askersPeople: [], told: [], history, seed: message, now: new Date('2026-01-15') },
      memory: companionMemoryOf({ memory }, { ancestorId, revision: undefined }, history),
      ...asked,
    });
  };
  /** Asks one thing after the other; what was said before is the history of what follows. */
  const talk = async (...messages: string[]): Promise<CompanionReply[]> => {
    const history: Turn[] = [];
    const replies: CompanionReply[] = [];
    for (const message of messages) {
      const reply = await ask(message, { history: [...history], seed: `${history.length}` });
      replies.push(reply);
      history.push({ kind: 'person', content: message }, turnOf(reply));
    }
    return replies;
  };
  return { ask, talk };
}

export const turnOf = ({ content, sources }: CompanionReply): Turn => ({
  ...{ kind: 'persona', content, sources },
});

export function fact(
  relation: string,
  object: string,
  status: Fact['status'],
  more: Partial<Fact> = {},
): Fact {
  return {
    ...{ id: newId(), subject: 'self', relation, object, year: null, sentence: null },
    ...{ sourceId: null, sourceTitle: null, status, ...more },
  };
}

/** What a reply says and shows. */
export const shownOf = ({ content, sources }: CompanionReply) =>
  [content, ...sources.map(({ excerpt }) => excerpt)].join('\n');
