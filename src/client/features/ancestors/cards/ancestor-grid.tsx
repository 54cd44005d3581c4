import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { CardCell, CardGrid } from '#client/ui/card-grid.tsx';
import { cn } from '#client/ui/cn.ts';
import { Input } from '#client/ui/input.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import { birthplace } from '../birthplace.ts';
import { AncestorCard } from './ancestor-card.tsx';
import type { AncestorMenuProps } from './ancestor-menu.tsx';
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

/** The last card of the grid: room for one more. */
function AddCard({ onAdd, className }: { onAdd: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className={cn(
        'grid size-full min-h-48 place-content-center justify-items-center gap-3 rounded-lg border-2 border-line-strong/50 border-dashed p-5 text-center text-ink-muted transition-colors hover:border-leaf hover:bg-card hover:text-ink',
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-green-soft text-green-ink">
        <Plus className="size-6" />
      </span>
      <span className="font-semibold">Add New Ancestor</span>
      <span className="text-base leading-snug">A parent, a grandmother, an old friend</span>
    </button>
  );
}

/** Without accents and capitals, so that 'joao' finds João. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word sought is somewhere in the name, the relationship or the birthplace. */
function matchesSearch(ancestor: Ancestor, search: string): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { name, relationship, systemPrompt } = ancestor;
  const text = fold(`${name} ${relationshipLabel(relationship)} ${birthplace(systemPrompt)}`);
  return words.every((word) => text.includes(word));
}

interface FamilySearchProps {
  value: string;
  onChange: (value: string) => void;
  found: number;
}

function FamilySearch({ value, onChange, found }: FamilySearchProps) {
  return (
    <search className="grid gap-2">
      <div className="relative max-w-md">
        <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
        <Input
          type="search"
          aria-label="Search your family"
          placeholder="Name, relationship or birthplace"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="pl-11"
        />
      </div>
      <p role="status" className="text-base text-ink-muted empty:hidden">
        {value.trim() === '' ? '' : foundSentence(found)}
      </p>
    </search>
  );
}

function foundSentence(found: number): string {
  if (found === 0) return 'Nobody by that description. Try fewer letters.';
  return found === 1 ? 'One relative found.' : `${found} relatives found.`;
}
