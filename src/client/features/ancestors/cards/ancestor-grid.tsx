import { useDeferredValue, useState } from 'react';
import { CardCell, CardGrid } from '#client/ui/card-grid.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { AddCard } from './add-card.tsx';
import { AncestorCard } from './ancestor-card.tsx';
import type { AncestorMenuProps } from './ancestor-menu.tsx';
import { FamilySearch } from './family-search.tsx';
import { matchesSearch } from './matches-search.ts';
import { useRest } from './use-rest.ts';

/** Up to here a look is quicker than a search. */
const searchFrom = 13;
/** The first cards come at once, the rest right after, without holding up the page. */
const firstCards = 6;

export interface AncestorGridProps extends Omit<AncestorMenuProps, 'ancestor' | 'onRest'> {
  userId: string;
  family: readonly Ancestor[];
  onAdd: () => void;
}

export function AncestorGrid({ userId, family, onAdd, ...actions }: AncestorGridProps) {
  const rest = useRest(userId);
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const shownCount = useDeferredValue(family.length, firstCards);
  const found = family.filter((ancestor) => matchesSearch(ancestor, sought));
  const shown = found.slice(0, Math.max(shownCount, firstCards));
  return (
    <div className="grid grid-cols-1 gap-5">
      {family.length >= searchFrom && (
        <FamilySearch value={search} onChange={setSearch} found={found.length} />
      )}
      <CardGrid className="xl:grid-cols-4">
        {shown.map((ancestor) => (
          <CardCell key={ancestor.id}>
            <AncestorCard ancestor={ancestor} onRest={rest} {...actions} />
          </CardCell>
        ))}
        {shown.length === found.length && (
          <li>
            <AddCard onAdd={() => onAdd()} />
          </li>
        )}
      </CardGrid>
    </div>
  );
}
