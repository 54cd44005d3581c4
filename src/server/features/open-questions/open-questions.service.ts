import { fold, words } from '@heartwood/reading/words';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type { answerOpenQuestionBody, OpenQuestion } from '#shared/contracts/open-questions.ts';
import type { Training } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import {
  openQuestionClosed,
  openQuestionNotFound,
  tooManyOpenQuestions,
} from './open-questions.errors.ts';
import { createOpenQuestionsRepository } from './open-questions.repository.ts';
import type { OpenQuestionRow } from './open-questions.table.ts';

export interface OpenQuestionsServiceOptions {
  db: Database;
  clock: Clock;
  ancestors: AncestorsService;
  training: TrainingService;
  rateLimits: RateLimits;
}

export type OpenQuestionsService = ReturnType<typeof createOpenQuestionsService>;

/** Questions that a companion could not answer; the family's answer becomes a story of the training. */
export function createOpenQuestionsService(options: OpenQuestionsServiceOptions) {
  const { db, clock, ancestors, training, rateLimits } = options;
  const repository = createOpenQuestionsRepository(db);
  const rateLimit = rateLimits.define({
    name: 'open-questions',
    points: 120,
    seconds: 60,
    store: 'memory',
    message: 'That was a lot in a short time. Please wait a moment; nothing is lost.',
  });

  const newRow = (ancestorId: string, text: string): OpenQuestionRow => {
    const now = clock.now();
    const folded = words(text).map(fold).join(' ') || text.toLowerCase();
    const times = { timesAsked: 1, closedAt: null, lastAskedAt: now, createdAt: now };
    return { id: uuidv7(), ancestorId, text, folded, ...times };
  };

  /** @throws 404 unless it is a question to an ancestor of this user's family, 409 where it is closed. */
  const getOpen = async (userId: string, ancestorId: string, id: string) => {
    await ancestors.getRow(userId, ancestorId);
    const row = await repository.find(ancestorId, id);
    if (!row) throw openQuestionNotFound();
    if (row.closedAt) throw openQuestionClosed();
    return row;
  };

  return {
    /** The open ones, most asked first, then newest. @throws 404 unless the ancestor is of this user's family. */
    async list(userId: string, ancestorId: string): Promise<OpenQuestion[]> {
      await ancestors.getRow(userId, ancestorId);
      return (await repository.listOpen(ancestorId)).map(presentOpenQuestion);
    },

    /** Adds a question, or counts the same one up; one that was closed is open again. @throws 413 for a full list. */
    async add(userId: string, ancestorId: string, text: string): Promise<OpenQuestion> {
      await rateLimit.consume(userId);
      await ancestors.getRow(userId, ancestorId);
      const row = await repository.ask(newRow(ancestorId, text), { reopens: true });
      if (!row) throw tooManyOpenQuestions();
      return presentOpenQuestion(row);
    },

    /**
     * Keeps a question that a companion could not answer, or counts the same one up; one that was closed stays closed.
     * A text without a word and a new one for a full list are left out. The caller checks whose the ancestor is.
     */
    async collect(ancestorId: string, text: string): Promise<void> {
      const question = shorten(text.trim(), limits.openQuestion.text);
      if (words(question).length === 0) return;
      await repository.ask(newRow(ancestorId, question), { reopens: false });
    },

    /** Closes a question without an answer. @throws 404, also where it is closed already. */
    async remove(userId: string, ancestorId: string, id: string): Promise<void> {
      await ancestors.getRow(userId, ancestorId);
      if (!(await repository.close(ancestorId, id, clock.now()))) throw openQuestionNotFound();
    },

    /**
     * Appends the answer to the training as a story under the question and closes the question, both or neither.
     * @throws 404 for an unknown question, 409 for a closed one.
     */
    async answer(
      userId: string,
      ancestorId: string,
      id: string,
      { answer, teller }: z.output<typeof answerOpenQuestionBody>,
    ): Promise<Training> {
      const { text } = await getOpen(userId, ancestorId, id);
      const title = shorten(text, limits.storyTitle.max);
      const story = { title, content: answer, ...(teller && { teller }) };
      return training.addStory(userId, ancestorId, story, async (tx) => {
        const questions = createOpenQuestionsRepository(tx);
        if (!(await questions.close(ancestorId, id, clock.now()))) throw openQuestionClosed();
      });
    },
  };
}

function presentOpenQuestion(row: OpenQuestionRow): OpenQuestion {
  const { id, ancestorId, text, timesAsked, lastAskedAt } = row;
  return { id, ancestorId, text, timesAsked, lastAskedAt: lastAskedAt.toISOString() };
}

/** A text of at most so many characters, cut between words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
