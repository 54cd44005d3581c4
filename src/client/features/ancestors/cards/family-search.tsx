import { Search } from 'lucide-react';
import { Input } from '#client/ui/input.tsx';

export interface FamilySearchProps {
  value: string;
  onChange: (value: string) => void;
  found: number;
}

export function FamilySearch({ value, onChange, found }: FamilySearchProps) {
  return (
    <search className="grid gap-2">
      <div className="relative max-w-md">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted"
        />
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
