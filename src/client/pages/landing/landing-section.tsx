import type { ReactNode } from 'react';
import { cn } from '#client/ui/cn.ts';

export interface LandingSectionProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function LandingSection({ id, title, lead, className, children }: LandingSectionProps) {
  return (
    <section id={id} className={cn('px-4 py-16 sm:px-6 sm:py-20', className)}>
      <div className="mx-auto grid max-w-page gap-10">
        <header className="grid max-w-2xl gap-3">
          <h2 className="text-3xl sm:text-4xl">{title}</h2>
          {lead && <p className="text-ink-muted text-lg">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
