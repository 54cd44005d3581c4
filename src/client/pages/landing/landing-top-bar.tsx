import { Link } from 'wouter';
import { Badge } from '#client/ui/badge.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';
import { LandingLinks } from './landing-links.tsx';
import { LandingMenu } from './landing-menu.tsx';
import { SessionLinks } from './session-links.tsx';

export function LandingTopBar() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper px-4 sm:px-6">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2">
        <Link href="/" aria-label="Heartwood, home" className="-ml-1 inline-flex rounded-lg p-1">
          <Logo />
        </Link>
        <Badge tone="outline">Beta</Badge>
        <nav aria-label="Main" className="ml-auto hidden items-center lg:flex">
          <LandingLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          <div className="hidden items-center gap-2 sm:flex">
            <SessionLinks />
          </div>
          <ThemeToggle />
          <LandingMenu />
        </div>
      </div>
    </header>
  );
}
