import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '#client/ui/input.tsx';
import { limits } from '#shared/limits.ts';

const debounceMs = 300;

/** Words to look for; `onSearch` is called once typing has paused. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(value);
  // What was looked for last from here, so that going back in the browser is told from typing.
  const asked = useRef(value);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const next = text.trim();
    if (next === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = next;
      onSearch(next);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <div className="relative min-w-0 flex-1">
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
      <Input
        type="search"
        aria-label="Search your memories"
        placeholder="Words, a tag, a file name"
        maxLength={limits.searchLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="pl-11"
      />
    </div>
  );
}
