import type { FieldControl } from '#client/ui/form-field.tsx';
import { SearchableSelect } from '#client/ui/searchable-select.tsx';
import { relationshipGroups } from './relationship-groups.tsx';

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
