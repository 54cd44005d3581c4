import type { Fact, SaveFactsBody } from '#shared/contracts/facts.ts';

export type FactChange = SaveFactsBody[number];

/** An entry for the wire that makes a fact what it is here. */
export function entryOf({ id, subject, relation, object, year, status }: Fact): FactChange {
  return { id, subject, relation, object, year, status };
}

/** The list with the changes in their places; what is added has no id yet and waits for the server. */
export function applyChanges(facts: readonly Fact[], changes: readonly FactChange[]): Fact[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return facts.map((fact) => {
    const change = byId.get(fact.id);
    if (!change) return fact;
    const { subject, relation, object, year = null, status = fact.status } = change;
    return { ...fact, subject, relation, object, year, status };
  });
}

/** The facts among `facts` that the changes name, as they are. */
export function namedIn(changes: readonly FactChange[], facts: readonly Fact[]): Fact[] {
  const ids = new Set(changes.map(({ id }) => id));
  return facts.filter(({ id }) => ids.has(id));
}
