import { type LucideIcon, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import { LogoMark } from './logo-mark.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useThemeChoice } from './use-theme-choice.ts';

export interface AppBarAction {
  label: string;
  icon: LucideIcon;
  /** Where it leads, or what it does. */
  to: string | (() => void);
  /** In the row the icon alone stands for it; the menu always has the words. */
  iconOnly?: boolean;
}

export interface AppBarProps {
  title?: ReactNode;
  /** Buttons in a row from 1024 px on; folded into a menu below that. */
  actions?: readonly AppBarAction[];
  /** Stays in the bar at every width: the page's main action. */
  children?: ReactNode;
}

/** The bar on top of every page behind the sign-in. */
export function AppBar({ title, actions = [], children }: AppBarProps) {
  const [, navigate] = useLocation();
  const theme = useThemeChoice();
  const follow = ({ to }: AppBarAction) => (typeof to === 'string' ? navigate(to) : to());
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <Link
          href="/"
          aria-label="Heartwood, home"
          className="-ml-1 inline-flex min-h-target items-center gap-2.5 rounded-lg px-1"
        >
          <LogoMark className="size-9" />
        </Link>
        {title && <div className="min-w-0 truncate font-display text-xl">{title}</div>}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
            {actions.map((action) => (
              <AppBarButton key={action.label} {...action} />
            ))}
          </nav>
          {children}
          <div className="hidden lg:block">
            <ThemeToggle />
          </div>
          <div className="lg:hidden">
            <DropdownMenu
              trigger={
                <Button variant="ghost" size="icon" aria-label="Menu">
                  <Menu className="size-6" />
                </Button>
              }
              items={[
                ...actions.map((action) => ({
                  label: action.label,
                  icon: action.icon,
                  onSelect: () => follow(action),
                })),
                { label: theme.label, icon: theme.icon, onSelect: theme.chooseNext },
              ]}
            />
          </div>
        </div>
      </div>
    </header>
  );
}

function AppBarButton({ label, icon: Icon, to, iconOnly = false }: AppBarAction) {
  const face = (
    <>
      <Icon className={cn('size-5', !iconOnly && 'lg:max-xl:hidden')} />
      <span className={cn(iconOnly && 'sr-only')}>{label}</span>
    </>
  );
  if (typeof to === 'function') {
    return (
      <Button variant="ghost" onClick={to} className="px-3">
        {face}
      </Button>
    );
  }
  return (
    <Button asChild variant="ghost" className="px-3">
      <Link href={to}>{face}</Link>
    </Button>
  );
}
