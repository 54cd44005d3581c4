import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type {
  AncestorRow,
  AncestorsService,
} from '#server/features/ancestors/ancestors.service.ts';
import type { ProfileService } from '#server/features/auth/profile.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type { Fact, saveFactsBody } from '#shared/contracts/facts.ts';
import { createFactsRepository } from './facts.repository.ts';
import type { FactRow } from './facts.table.ts';
import { createKinship } from './kin-facts.rules.ts';
import { planSuggestions, type StatedFact } from './plan-suggestions.ts';
import { findPassage, readTraining } from './read-training.ts';
import { saveFacts } from './save-facts.ts';
import type { SuggestionRequests } from './suggestion-requests.ts';

export interface FactsServiceOptions {
  db: Database;
  clock: Clock;
  ancestors: AncestorsService;
  profile: ProfileService;
  training: TrainingService;
  rateLimits: RateLimits;
  requests: SuggestionRequests;
}

export type FactsService = ReturnType<typeof createFactsService>;

/** The facts of a life: suggested from training and family tree, confirmed, changed and added by the family. */
export function createFactsService(options: FactsServiceOptions) {
  const { db, clock, ancestors, profile, training, rateLimits, requests } = options;
  const repository = createFactsRepository(db);
  const rateLimit = rateLimits.define({
    name: 'facts',
    points: 120,
    seconds: 60,
    store: 'memory',
    message: 'That was a lot in a short time. Please wait a moment; nothing is lost.',
  });
  /** Ancestors without facts whose suggestions this process has asked for already. */
  const requested = new Set<string>();
  /** What this process read of ancestors whose stories state nothing: it is not read again at every look. */
  const barren = new Map<string, string>();

  /** Reads the family tree of an account; returns the kin of each of its ancestors. */
  const readKinship = async (userId: string) => {
    const { items } = await ancestors.list(userId, {});
    const { name, isSample } = await profile.get(userId);
    const kinOf = createKinship(items, isSample ? undefined : name);
    return (id: string): StatedFact[] => kinOf(id).map((kin) => ({ ...kin, ...statedByTree }));
  };

  /** Writes what is stated now over what is stored, holding the ancestor. */
  const write = async (
    ancestorId: string,
    kin: StatedFact[],
    told?: StatedFact[],
    findSource?: (sentence: string) => string | null,
  ): Promise<void> => {
    await db.transaction(async (tx) => {
      if (!(await ancestors.holdAnyone(ancestorId, tx))) return;
      const store = createFactsRepository(tx);
      const plan = planSuggestions(await store.list(ancestorId), kin, told, findSource);
      const now = clock.now();
      await store.delete(plan.remove);
      for (const { id, values } of plan.update)
        await store.update(id, { ...values, updatedAt: now });
      await store.insertAll(
        plan.insert.map((fact) => ({
          ...fact,
          id: uuidv7(),
          ancestorId,
          createdAt: now,
          updatedAt: now,
        })),
      );
    });
  };

  const suggestFor = async (person: AncestorRow, signal?: AbortSignal): Promise<void> => {
    const taught = await training.get(person.userId, person.id);
    const passages = await training.memory.listStoryPassages(person.id);
    const told = await readTraining(person, taught, passages, signal);
    const kinOf = await readKinship(person.userId);
    await write(person.id, kinOf(person.id), told, (sentence) => findPassage(passages, sentence));
  };

  return {
    /**
     * Suggested and confirmed facts, then the dismissed ones. Makes the suggestions where none were ever made.
     * @throws 404 unless the ancestor is of this user's family.
     */
    async list(userId: string, ancestorId: string): Promise<Fact[]> {
      const person = await ancestors.getRow(userId, ancestorId);
      let rows = await repository.list(person.id);
      if (isWithoutSuggestions(rows)) {
        const { revision } = await training.getWithoutStories(person.id);
        const read = `${revision} ${person.updatedAt.toISOString()}`;
        const isRead = barren.get(person.id) === read;
        if (isRead) await write(person.id, (await readKinship(userId))(person.id));
        else await suggestFor(person);
        rows = await repository.list(person.id);
        if (isWithoutSuggestions(rows)) barren.set(person.id, read);
        else barren.delete(person.id);
      }
      return rows.map(presentFact);
    },

    /** As `list`, without making suggestions: what is stored. */
    async listStored(userId: string, ancestorId: string): Promise<Fact[]> {
      const { id } = await ancestors.getRow(userId, ancestorId);
      return (await repository.list(id)).map(presentFact);
    },

    /**
     * Changes the facts with an id, adds those without, and returns the whole list.
     * @throws 404 for another's ancestor or an unknown fact, 413 for more than a person can have.
     */
    async save(
      userId: string,
      ancestorId: string,
      entries: z.output<typeof saveFactsBody>,
    ): Promise<Fact[]> {
      await rateLimit.consume(userId);
      const { rows } = await ancestors.change(userId, ancestorId, async ({ id }, tx) => {
        const store = createFactsRepository(tx);
        await saveFacts(store, id, entries, clock.now());
        return { values: {}, rows: await store.list(id) };
      });
      return rows.map(presentFact);
    },

    /**
     * The facts that a companion may draw on: all that are not dismissed, in the order of telling, by one query.
     * The caller checks whose the ancestor is. Where there are none, they are suggested soon.
     */
    async listForCompanion(ancestorId: string): Promise<Fact[]> {
      const rows = await repository.listStanding(ancestorId);
      if (rows.length === 0 && !requested.has(ancestorId)) {
        requested.add(ancestorId);
        // A reply does not wait for it; it is asked for again after a restart or when the list is read.
        requests.suggest(ancestorId).catch(() => requested.delete(ancestorId));
      }
      return rows.map(presentFact);
    },

    /** Brings the suggestions of an ancestor up to date. Does nothing for one that was deleted. */
    async suggest(ancestorId: string, signal?: AbortSignal): Promise<void> {
      const person = await ancestors.findAnyone(ancestorId);
      if (person) await suggestFor(person, signal);
    },

    /** Brings the kin facts of an account's completed companions up to date with the family tree. */
    async suggestKin(userId: string, signal?: AbortSignal): Promise<void> {
      const ids = await ancestors.listCompleted(userId);
      if (ids.length === 0) return;
      const kinOf = await readKinship(userId);
      for (const id of ids) {
        signal?.throwIfAborted();
        await write(id, kinOf(id));
      }
    },
  };
}

function isWithoutSuggestions(rows: readonly FactRow[]): boolean {
  return rows.every(({ suggestion }) => suggestion === null);
}

const statedByTree = {
  subject: 'self',
  year: null,
  sentence: null,
  sourceId: null,
  sourceTitle: null,
} as const;

function presentFact({
  ancestorId: _,
  suggestion: __,
  createdAt,
  updatedAt,
  ...fact
}: FactRow): Fact {
  return fact;
}
