import { type ReactNode, useId } from 'react';
import { cn } from '#client/ui/cn.ts';

export interface FormGroupProps {
  title: string;
  description?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card of fields that belong together. */
export function FormGroup({ title, description, action, className, children }: FormGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 rounded-lg border border-line bg-card p-5 shadow-soft sm:p-7"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {description && <p className="max-w-reading text-ink-muted">{description}</p>}
        </div>
        {action}
      </header>
      <div className={cn('grid gap-6', className)}>{children}</div>
    </section>
  );
}
