import type { FieldControl } from '#client/ui/form-field.tsx';
import { SearchableSelect, type SelectGroup } from '#client/ui/searchable-select.tsx';
import { generationLabel } from '#shared/generation-label.ts';
import { findRelationship, relationships } from '#shared/relationships.ts';
import { RelationshipWords } from '../relationship-words.tsx';

export interface RelationshipSelectProps extends FieldControl {
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** The generation to offer first. */
  generation?: number;
}

export function RelationshipSelect({ generation, ...rest }: RelationshipSelectProps) {
  return (
    <SearchableSelect
      groups={relationshipGroups(generation, rest.value)}
      placeholder="Who are they to you?"
      searchPlaceholder="Type to search, in English or Portuguese"
      emptyText="No such relationship. Try another word."
      {...rest}
    />
  );
}

/**
 * The relationship list by generation.
 * @param first a generation to begin with, where the person's row is known already.
 * @param written what is stored; text of one's own becomes a choice, so that it is not lost.
 */
function relationshipGroups(first?: number, written = ''): SelectGroup[] {
  const byGeneration = Map.groupBy(relationships, ({ generation }) => generation);
  const groups = [...byGeneration]
    .sort(([a], [b]) => Number(b === first) - Number(a === first) || a - b)
    .map(([generation, options]) => ({
      label: generationLabel(generation),
      options: options.map((one) => ({ ...one, shown: <RelationshipWords label={one.label} /> })),
    }));
  if (written === '' || findRelationship(written)?.value === written) return groups;
  return [{ label: 'As it was written', options: [{ value: written, label: written }] }, ...groups];
}
