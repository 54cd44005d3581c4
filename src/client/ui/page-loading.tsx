import { useState } from 'react';
import { cn } from './cn.ts';
import { LogoMark } from './logo-mark.tsx';
import { PageBody } from './page-body.tsx';

/** Stands in for a whole page while its code or its user is on the way. */
export function PageLoading() {
  // The page came with the same picture (index.html): it must not blink.
  const [isSeen] = useState(() => document.querySelector('[data-first-paint]') !== null);
  return (
    <PageBody className="grid min-h-[60dvh] place-items-center">
      <div
        role="status"
        className={cn('grid justify-items-center gap-3', !isSeen && 'animate-fade-in')}
      >
        <LogoMark className="size-14 animate-breathe" />
        <span className="text-ink-muted">Loading...</span>
      </div>
    </PageBody>
  );
}
