import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LandingLinks } from './landing-links.tsx';
import { SessionLinks } from './session-links.tsx';

/** The bar's links for narrow screens, unfolded under the bar. */
export function LandingMenu() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = open ? X : Menu;

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <div className="lg:hidden">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon className="size-6" />
      </Button>
      {open && (
        <nav
          id={id}
          aria-label="Menu"
          className="absolute inset-x-0 top-full grid animate-fade-in gap-1 border-line border-b bg-paper p-4 shadow-soft"
        >
          <LandingLinks onFollow={() => setOpen(false)} />
          <div className="mt-2 grid gap-2 sm:hidden">
            <SessionLinks />
          </div>
        </nav>
      )}
    </div>
  );
}
