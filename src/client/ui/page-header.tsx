import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** The page's main action, beside the title. */
  actions?: ReactNode;
}

/** The page's one h1. It takes the focus after a change of page. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className="grid gap-3">
      {back && <div className="-ml-2">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1.5">
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            {title}
          </h1>
          {description && <p className="max-w-reading text-ink-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
