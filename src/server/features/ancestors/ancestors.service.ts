import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { later } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cutPage, type Page, readCursor } from '#server/platform/http/paging.ts';
import type { Needs } from '#server/platform/platform.ts';
import type {
  Ancestor,
  createAncestorBody,
  updateAncestorBody,
} from '#shared/contracts/ancestors.ts';
import { type PageQuery, id as uuid } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { generationOf } from '#shared/relationships.ts';
import {
  ancestorNotFound,
  staleAncestor,
  tooManyAncestors,
  yearsReversed,
} from './ancestors.errors.ts';
import { type AncestorValues, createAncestorsRepository } from './ancestors.repository.ts';
import type { AncestorRow } from './ancestors.table.ts';
import { linkFamily } from './link-family.ts';

type CreateInput = Omit<z.output<typeof createAncestorBody>, 'userId'>;
type UpdateInput = z.output<typeof updateAncestorBody>;

export type { AncestorRow };
export type AncestorsService = ReturnType<typeof createAncestorsService>;

const place = z.object({ generation: z.int32(), treePosition: z.int32(), id: uuid });

/** The people of a family: who they are and how they are linked. */
export function createAncestorsService({
  db,
  clock,
  onFamilyChanged,
  onDeleted,
}: Needs<'db' | 'clock'> & {
  /** Called in the transaction that adds, changes or deletes an ancestor of this account. */
  onFamilyChanged(userId: string, tx: Database): Promise<void>;
  /** Called after a person was deleted, to remove what is stored outside the database. */
  onDeleted(ancestor: AncestorRow): Promise<void>;
}) {
  const repository = createAncestorsRepository(db);

  /** @throws 404 unless the person is of this user's family. */
  const getRow = async (userId: string, id: string): Promise<AncestorRow> => {
    const row = await repository.find(userId, id);
    if (!row) throw ancestorNotFound();
    return row;
  };

  return {
    getRow,
    findAvatarKeys: repository.findAvatarKeys,
    /** An ancestor of any account: for jobs, which act for no caller. */
    findAnyone: repository.findAnyone,
    listCompleted: repository.listCompleted,
    listNames: repository.listNames,
    present: presentAncestor,
    avatarUrl,

    /**
     * Locks a person for a transaction and writes the values that `work` returns. `updatedAt` stays: a training
     * that is saved meanwhile must not make an edit of the person's details stale.
     */
    async change<T extends { values: AncestorValues }>(
      userId: string,
      id: string,
      work: (row: AncestorRow, tx: Database) => Promise<T>,
    ): Promise<Omit<T, 'values'> & { ancestor: AncestorRow }> {
      return db.transaction(async (tx) => {
        const family = createAncestorsRepository(tx);
        const row = await family.findForUpdate(userId, id);
        if (!row) throw ancestorNotFound();
        const { values, ...rest } = await work(row, tx);
        const hasChanges = Object.keys(values).length > 0;
        const ancestor = (hasChanges && (await family.update(userId, id, values))) || row;
        return { ...rest, ancestor };
      });
    },

    /** Locks people for a transaction against training and deletion; returns the ids that are of the family. */
    async holdAll(userId: string, ids: string[], tx: Database): Promise<string[]> {
      return ids.length > 0 ? createAncestorsRepository(tx).holdAll(userId, ids) : [];
    },

    /** Locks a person of any family for a transaction; returns whether they exist. */
    holdAnyone: (id: string, tx: Database) => createAncestorsRepository(tx).holdAnyone(id),

    async get(userId: string, id: string): Promise<Ancestor> {
      return presentAncestor(await getRow(userId, id));
    },

    async list(userId: string, { limit, cursor }: PageQuery): Promise<Page<Ancestor>> {
      const rows = await repository.list(userId, {
        limit: limit === undefined ? undefined : limit + 1,
        after: readCursor(cursor, place),
      });
      return cutPage(rows, limit, {
        cursorOf: ({ generation, treePosition, id }) => ({ generation, treePosition, id }),
        present: presentAncestor,
      });
    },

    async create(userId: string, { parentId, spouseId, ...input }: CreateInput): Promise<Ancestor> {
      const now = clock.now();
      return db.transaction(async (tx) => {
        const family = createAncestorsRepository(tx);
        await family.lockFamily(userId);
        if ((await family.count(userId)) >= limits.ancestorsPerAccount) throw tooManyAncestors();
        const row = await family.insert({
          ...input,
          id: uuidv7(),
          userId,
          generation: generationOf(input.relationship),
          createdAt: now,
          updatedAt: now,
        });
        const links = { parentId, spouseId };
        const linked = await linkFamily(family, row, links, now);
        await onFamilyChanged(userId, tx);
        return presentAncestor(linked);
      });
    },

    async update(userId: string, id: string, input: UpdateInput): Promise<Ancestor> {
      const { updatedAt, parentId, spouseId, relationship, ...details } = input;
      const now = clock.now();
      return db.transaction(async (tx) => {
        const family = createAncestorsRepository(tx);
        await family.lockFamily(userId);
        const before = await family.find(userId, id);
        if (!before) throw ancestorNotFound();
        if (updatedAt !== undefined && before.updatedAt.getTime() !== Date.parse(updatedAt))
          throw staleAncestor({ current: presentAncestor(before) });
        const values: AncestorValues = { ...details, updatedAt: later(now, before.updatedAt) };
        if (relationship) {
          values.relationship = relationship;
          values.generation = generationOf(relationship);
        }
        checkYears({ ...before, ...details });
        const row = (await family.update(userId, id, values)) ?? before;
        const linked = await linkFamily(family, row, { parentId, spouseId }, now);
        await onFamilyChanged(userId, tx);
        return presentAncestor(linked);
      });
    },

    async setResting(userId: string, id: string, resting: boolean): Promise<Ancestor> {
      const row = await getRow(userId, id);
      const awake = row.systemPrompt === null ? 'training' : 'active';
      const status = resting ? 'resting' : awake;
      const updatedAt = later(clock.now(), row.updatedAt);
      return presentAncestor((await repository.update(userId, id, { status, updatedAt })) ?? row);
    },

    /** Stores who affirmed, and when, to be an adult with the right to use the material. */
    async affirmConsent(userId: string, id: string): Promise<Ancestor> {
      const row = await getRow(userId, id);
      const values = { consentedAt: clock.now(), consentedBy: userId };
      return presentAncestor((await repository.update(userId, id, values)) ?? row);
    },

    /** Deletes a person with training and conversations; linked people stay and lose the link. */
    async delete(userId: string, id: string): Promise<void> {
      const deleted = await db.transaction(async (tx) => {
        const family = createAncestorsRepository(tx);
        await family.lockFamily(userId);
        const row = await family.delete(userId, id);
        if (row) await onFamilyChanged(userId, tx);
        return row;
      });
      if (!deleted) throw ancestorNotFound();
      await onDeleted(deleted);
    },
  };
}

function checkYears({ birthYear, deathYear }: Pick<AncestorRow, 'birthYear' | 'deathYear'>) {
  if (birthYear != null && deathYear != null && deathYear < birthYear) {
    const message = 'The year of death cannot be before the year of birth';
    throw yearsReversed({ issues: [{ path: 'deathYear', message }] });
  }
}

/** The address of an avatar; its last part changes with the picture, so that it can be cached. */
function avatarUrl(row: Pick<AncestorRow, 'id' | 'avatarKey'>): string | null {
  if (!row.avatarKey) return null;
  const version = row.avatarKey.split('/').at(-1);
  return `/api/ancestors/${row.id}/avatar/${version}`;
}

function presentAncestor(row: AncestorRow): Ancestor {
  const { avatarKey: _, consentedBy: __, ...shown } = row;
  return {
    ...shown,
    avatarUrl: avatarUrl(row),
    consentedAt: row.consentedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
