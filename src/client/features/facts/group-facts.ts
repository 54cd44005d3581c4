import type { Fact } from '#shared/contracts/facts.ts';
import { relationships } from '#shared/relationships.ts';

const factGroups = ['Family', 'Dates and places', 'Work', 'Others'] as const;
export type FactGroup = (typeof factGroups)[number];

const family = new Set([
  ...relationships.map(({ value }) => value),
  'parent',
  'child',
  'sibling',
  'grandchild',
  'partner',
  'godmother',
  'godfather',
  'godson',
  'goddaughter',
  'married',
  'years-married',
  'count-of-children',
  'count-of-siblings',
]);
const dateOrPlace =
  /^(?:birth|born|death|died|buried|wedding|date|year|age|place|home|lived?|lives|grew-up|moved|came|emigrated|arrived|left|settled|town|village|city|country|from)(?:-|$)/;
const work =
  /^(?:work|job|occupation|profession|trade|employ|career|business|office|boss|apprentice|trained|retired|taught|served)/;

/** Where a family looks for a fact, by its relation. */
export function groupOf({ relation }: Pick<Fact, 'relation'>): FactGroup {
  const name = relation
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, '-');
  if (family.has(name)) return 'Family';
  if (dateOrPlace.test(name)) return 'Dates and places';
  return work.test(name) ? 'Work' : 'Others';
}

/** The groups that hold anything, in their fixed order. */
export function groupFacts(facts: readonly Fact[]): Array<[FactGroup, Fact[]]> {
  const byGroup = Map.groupBy(facts, groupOf);
  return factGroups.flatMap((group): Array<[FactGroup, Fact[]]> => {
    const found = byGroup.get(group);
    return found ? [[group, found]] : [];
  });
}
