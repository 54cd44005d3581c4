import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';

export interface AccountSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One thing of an account that can be changed. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div className="grid gap-1">
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-ink-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
