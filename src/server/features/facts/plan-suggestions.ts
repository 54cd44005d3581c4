import { limits } from '#shared/limits.ts';
import { factKey } from './fact-key.ts';
import type { FactValues } from './facts.repository.ts';
import type { FactRow } from './facts.table.ts';

/** A fact that the training or the family tree states. */
export interface StatedFact {
  subject: string;
  relation: string;
  object: string;
  year: number | null;
  /** Null for all three where the family tree states it. */
  sentence: string | null;
  sourceId: string | null;
  sourceTitle: string | null;
}

export interface SuggestionPlan {
  insert: (StatedFact & { status: FactRow['status']; suggestion: string })[];
  update: { id: string; values: FactValues }[];
  remove: string[];
}

/** The other half is left to what the family adds. */
const suggestionsAtMost = limits.factsPerAncestor / 2;

/**
 * What has to change for the stored facts to hold what is stated now. Facts of the tree are confirmed, those of the
 * training suggested. A dismissed or edited suggestion stays as it is and is not made again.
 * @param told facts of the training; left out, suggestions from it stay as they are
 * @param findSource the passage that holds a sentence, or null
 */
export function planSuggestions(
  rows: readonly FactRow[],
  kin: readonly StatedFact[],
  told?: readonly StatedFact[],
  findSource: (sentence: string) => string | null = () => null,
): SuggestionPlan {
  const plan: SuggestionPlan = { insert: [], update: [], remove: [] };
  const known = new Map<string, FactRow>();
  for (const row of rows) {
    if (row.suggestion !== null) known.set(row.suggestion, row);
    known.set(factKey(row), row);
  }
  const stated = new Set<string>();
  const isFull = (most: number) => rows.length + plan.insert.length >= most;

  for (const fact of kin) {
    const suggestion = factKey(fact);
    if (stated.has(suggestion)) continue;
    stated.add(suggestion);
    const row = known.get(suggestion);
    if (!row && !isFull(limits.factsPerAncestor))
      plan.insert.push({ ...fact, status: 'confirmed', suggestion });
    if (row?.status === 'suggested' && isUnedited(row))
      plan.update.push({ id: row.id, values: { status: 'confirmed' } });
  }
  plan.remove.push(
    ...rows.filter((row) => isOfTree(row) && !stated.has(factKey(row))).map(({ id }) => id),
  );
  if (!told) return plan;

  const toldKeys = new Set<string>();
  for (const fact of told) {
    const suggestion = factKey(fact);
    if (toldKeys.has(suggestion)) continue;
    toldKeys.add(suggestion);
    const row = known.get(suggestion);
    if (row?.sentence != null && isUnedited(row)) {
      const { sentence, sourceId, sourceTitle } = fact;
      const values = { sentence, sourceId, sourceTitle };
      if (differs(row, values)) plan.update.push({ id: row.id, values });
    }
    if (!row && !stated.has(suggestion) && !isFull(suggestionsAtMost))
      plan.insert.push({ ...fact, status: 'suggested', suggestion });
  }
  for (const row of rows) {
    if (row.sentence === null || toldKeys.has(factKey(row))) continue;
    if (row.status === 'suggested' && !stated.has(factKey(row))) plan.remove.push(row.id);
    else {
      const sourceId = findSource(row.sentence);
      if (sourceId !== row.sourceId) plan.update.push({ id: row.id, values: { sourceId } });
    }
  }
  return plan;
}

const isUnedited = (row: FactRow) => row.suggestion === factKey(row);

/** Whether the family tree alone states it: it is removed without a dismissal once the tree has changed. */
const isOfTree = (row: FactRow) =>
  row.status === 'confirmed' && row.sentence === null && row.year === null && isUnedited(row);

function differs(row: FactRow, values: FactValues): boolean {
  return Object.entries(values).some(([name, value]) => row[name as keyof FactRow] !== value);
}
