import { cn } from '#client/ui/cn.ts';
import type { MemoryType } from '#shared/contracts/memories.ts';
import { memoryWords } from './memory-words.ts';

/** Decorative: the type is always written beside it. */
export function MemoryIcon({ type }: { type: MemoryType }) {
  const { icon: Icon, look } = memoryWords[type];
  return (
    <span
      aria-hidden="true"
      className={cn('grid size-9 shrink-0 place-items-center rounded-full', look)}
    >
      <Icon className="size-5" />
    </span>
  );
}
