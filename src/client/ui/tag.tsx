import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TagProps {
  children: ReactNode;
  /** With both, the tag can be taken away. */
  onRemove?: () => void;
  removeLabel?: string;
}

export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line bg-sunken pr-1 pl-3.5 leading-snug">
      <span className="min-w-0 py-1 pr-2.5">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="relative grid size-8 shrink-0 place-items-center rounded-full text-ink-muted after:absolute after:-inset-1.5 after:content-[''] hover:bg-gray-soft hover:text-ink"
        >
          <X className="size-4" />
        </button>
      )}
    </span>
  );
}
