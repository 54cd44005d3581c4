import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { saveFactsBody } from '#shared/contracts/facts.ts';
import { limits } from '#shared/limits.ts';
import { factKey } from './fact-key.ts';
import { factNotFound, tooManyFacts } from './facts.errors.ts';
import type { createFactsRepository } from './facts.repository.ts';
import type { FactRow } from './facts.table.ts';

type Entry = z.output<typeof saveFactsBody>[number];

/**
 * Changes facts and adds new ones, in a transaction that holds the ancestor. An added fact that is there already
 * changes the one that is there: a repeated request adds nothing twice.
 * @throws 404 for an unknown id, 413 for more facts than a person can have.
 */
export async function saveFacts(
  store: ReturnType<typeof createFactsRepository>,
  ancestorId: string,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const rows = await store.list(ancestorId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byKey = new Map(rows.map((row) => [factKey(row), row]));
  const changed = new Map<string, FactRow>();
  const added = new Map<string, FactRow>();
  for (const entry of entries) {
    const before = entry.id ? byId.get(entry.id) : byKey.get(factKey(entry));
    if (entry.id && !before) throw factNotFound();
    if (before) {
      const after = change(before, entry, now);
      if (after) changed.set(before.id, after);
    } else added.set(factKey(entry), newFact(ancestorId, entry, now));
  }
  if (rows.length + added.size > limits.factsPerAncestor) throw tooManyFacts();
  for (const { id, ancestorId: _, suggestion: __, createdAt, ...values } of changed.values())
    await store.update(id, values);
  await store.insertAll([...added.values()]);
}

/** A fact whose words or year the family changed is theirs: confirmed, and no longer said by a sentence. */
function change(before: FactRow, entry: Entry, now: Date): FactRow | undefined {
  const { subject, relation, object, year = before.year } = entry;
  const isEdited =
    year !== before.year ||
    subject !== before.subject ||
    relation !== before.relation ||
    object !== before.object;
  const status = entry.status ?? (isEdited || !entry.id ? 'confirmed' : before.status);
  if (!isEdited && status === before.status) return undefined;
  const source = isEdited ? { sourceId: null, sourceTitle: null, sentence: null } : {};
  return { ...before, ...source, subject, relation, object, year, status, updatedAt: now };
}

function newFact(ancestorId: string, entry: Entry, now: Date): FactRow {
  const { subject, relation, object, year = null, status = 'confirmed' } = entry;
  return {
    ...{ id: uuidv7(), ancestorId, subject, relation, object, year, status },
    ...{ sourceId: null, sourceTitle: null, sentence: null, suggestion: null },
    ...{ createdAt: now, updatedAt: now },
  };
}
