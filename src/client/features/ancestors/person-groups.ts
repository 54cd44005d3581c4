import type { SelectGroup, SelectOption } from '#client/ui/searchable-select.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { generationLabel } from '#shared/generation-label.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import { lifeYears } from './life-years.ts';

/** People to choose from, by generation; first the choice of none, where it has a label. No two labels are alike. */
export function personGroups(people: readonly Ancestor[], nobody?: string): SelectGroup[] {
  const taken = new Set(nobody ? [nobody] : []);
  const options = (generation: readonly Ancestor[]): SelectOption[] =>
    generation.map((person) => {
      const parts = [person.name, relationshipLabel(person.relationship), lifeYears(person)];
      const label = unlike(parts.filter(Boolean).join(' · '), taken);
      return { value: person.id, label, keywords: [] };
    });
  const generations = [...Map.groupBy(people, ({ generation }) => generation)];
  return [
    ...(nobody
      ? [{ label: 'Not linked', options: [{ value: '', label: nobody, keywords: [] }] }]
      : []),
    ...generations
      .sort(([a], [b]) => a - b)
      .map(([generation, one]) => ({ label: generationLabel(generation), options: options(one) })),
  ];
}

function unlike(label: string, taken: Set<string>): string {
  let free = label;
  for (let count = 2; taken.has(free); count += 1) free = `${label} (${count})`;
  taken.add(free);
  return free;
}
