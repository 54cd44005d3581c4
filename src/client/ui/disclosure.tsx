import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from './cn.ts';

export interface DisclosureProps {
  /** Part of the address: `#questions` leads here. */
  id: string;
  title: string;
  /** How much there is, beside the title. */
  note?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A section that is folded until it is wanted; what was typed into it outlasts its folding. */
export function Disclosure({ id, title, note, open, onOpenChange, children }: DisclosureProps) {
  const panel = useId();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <section
      id={id}
      aria-label={title}
      className="min-w-0 rounded-lg border border-line bg-card shadow-soft"
    >
      <h2 className="font-display text-2xl">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => onOpenChange(!open)}
          className="flex min-h-16 w-full cursor-pointer items-center gap-x-3 rounded-lg px-5 py-3 text-left transition-colors hover:bg-sunken sm:px-7"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <span className="font-text">{note}</span>
          <ChevronDown
            className={cn(
              'size-6 shrink-0 text-ink-muted transition-transform',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={panel} hidden={!open} className="px-5 pt-2 pb-6 sm:px-7">
        {wasOpened && children}
      </div>
    </section>
  );
}
