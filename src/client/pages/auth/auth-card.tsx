import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '#client/ui/card.tsx';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { PageBody } from '#client/ui/page-body.tsx';

export interface AuthCardProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** The one card of a page that leads into an account. */
export function AuthCard({ title, subtitle, children }: AuthCardProps) {
  return (
    <div className="relative grid min-h-dvh place-items-center overflow-hidden">
      <GrowthRings className="-top-40 -left-48 pointer-events-none absolute size-128 opacity-15 sm:opacity-25" />
      <GrowthRings className="-right-56 -bottom-56 pointer-events-none absolute size-160 opacity-15 sm:opacity-25" />
      <PageBody width="card" className="relative">
        <Card className="grid gap-6 p-6 sm:p-8">
          <header className="grid justify-items-center gap-2 text-center">
            <Link href="/" aria-label="Heartwood, home" className="mb-3 rounded-lg p-1">
              <Logo />
            </Link>
            <h1 tabIndex={-1} className="text-3xl">
              {title}
            </h1>
            {subtitle && <p className="text-ink-muted">{subtitle}</p>}
          </header>
          {children}
        </Card>
      </PageBody>
    </div>
  );
}
