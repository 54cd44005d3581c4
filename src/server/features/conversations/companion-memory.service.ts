import { fold } from '@heartwood/reading/words';
import type { z } from 'zod';
import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type { CompanionMemory, saveCompanionMemoryBody } from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';
import { createCompanionMemoryRepository } from './companion-memory.repository.ts';

type Person = CompanionMemory['people'][number];

/** What a companion learnt of the user in a message; what is left out stays as it is. */
export interface CompanionNote {
  askerName?: string;
  /** Added to those it knows by name; a relation that is named replaces the one before. */
  people?: readonly Person[];
}

/** What a reply is made with. */
export interface CompanionRecollection {
  askerName: string | null;
  people: Person[];
  /** Source ids of the passages told so far, newest first. */
  told: string[];
}

export type CompanionMemoryService = ReturnType<typeof createCompanionMemoryService>;

/** What a companion keeps of its talks with a user, across conversations: theirs to see, change and erase. */
export function createCompanionMemoryService({
  db,
  clock,
  ancestors,
  rateLimits,
}: {
  db: Database;
  clock: Clock;
  ancestors: AncestorsService;
  rateLimits: RateLimits;
}) {
  const repository = createCompanionMemoryRepository(db);
  const rateLimit = rateLimits.define({
    name: 'companion-memory',
    points: 60,
    seconds: 60,
    store: 'memory',
    message: 'That was a lot in a short time. Please wait a moment; nothing is lost.',
  });

  return {
    /** @throws 404 unless the ancestor is of this user's family. */
    async get(userId: string, ancestorId: string): Promise<CompanionMemory> {
      await ancestors.getRow(userId, ancestorId);
      return repository.read(userId, ancestorId);
    },

    /** Replaces name and people; what is left out stays as it is. @throws 404 unless the ancestor is this user's. */
    async save(
      userId: string,
      ancestorId: string,
      { askerName, people }: z.output<typeof saveCompanionMemoryBody>,
    ): Promise<CompanionMemory> {
      await rateLimit.consume(userId);
      await ancestors.getRow(userId, ancestorId);
      const values = {
        ...(askerName !== undefined && { askerName: askerName || null }),
        ...(people && { people }),
      };
      await repository.put(userId, ancestorId, values, clock.now());
      return repository.read(userId, ancestorId);
    },

    /** Forgets name, people, and what was told so far. @throws 404 unless the ancestor is this user's. */
    async forget(userId: string, ancestorId: string): Promise<void> {
      await rateLimit.consume(userId);
      await ancestors.getRow(userId, ancestorId);
      const now = clock.now();
      await repository.put(
        userId,
        ancestorId,
        { askerName: null, people: [], toldSince: now },
        now,
      );
    },

    /** For a reply, by one query. The caller checks whose the ancestor is. */
    async read(userId: string, ancestorId: string): Promise<CompanionRecollection> {
      const { told, ...memory } = await repository.read(userId, ancestorId);
      return { ...memory, told: told.map(({ sourceId }) => sourceId) };
    },

    /** Merges what was learnt; the oldest people make room for new ones. The caller checks whose the ancestor is. */
    async note(userId: string, ancestorId: string, note: CompanionNote): Promise<void> {
      const { askerName, people = [] } = note;
      if (!askerName && people.length === 0) return;
      await db.transaction(async (tx) => {
        const store = createCompanionMemoryRepository(tx);
        const before = await store.findHeld(userId, ancestorId);
        const known = before?.people ?? [];
        const values = {
          askerName: askerName?.slice(0, limits.userName.max) || before?.askerName || null,
          people: mergePeople(known, people),
        };
        await store.put(userId, ancestorId, values, clock.now());
      });
    },
  };
}

function mergePeople(known: readonly Person[], added: readonly Person[]): Person[] {
  const byName = new Map(known.map((person) => [fold(person.name), person]));
  for (const { name, relation } of added) {
    const key = fold(name);
    const before = byName.get(key);
    byName.set(key, { name: before?.name ?? name, relation: relation ?? before?.relation ?? null });
  }
  return [...byName.values()].slice(-limits.companionPeople);
}
