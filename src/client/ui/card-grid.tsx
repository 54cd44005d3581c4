import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { cn } from './cn.ts';

/** Cards in one, two or three columns by the width of the screen. */
export function CardGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={cn(gridStyles, className)} {...rest} />;
}

const gridStyles = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** A place in the grid. Outside of the screen it is neither laid out nor painted; find-in-page still finds it. */
export function CardCell(props: ComponentProps<'li'>) {
  return (
    <li
      className="min-w-0 [contain-intrinsic-size:auto_440px] [content-visibility:auto] [overflow-clip-margin:32px]"
      {...props}
    />
  );
}

interface LoadingCardsProps {
  label: string;
  count?: number;
  className?: string;
  /** Skeletons in the shape of one card. */
  children: ReactNode;
}

/** The grid before its cards are there. */
export function LoadingCards({ label, count = 3, className, children }: LoadingCardsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-ink-muted">
        {label}
      </p>
      <div aria-hidden="true" className={cn(gridStyles, className)}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and never move.
          <Card key={place} className="grid gap-4">
            {children}
          </Card>
        ))}
      </div>
    </div>
  );
}

interface ShowMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: ReactNode;
}

/** Under a list of which there are more pages. */
export function ShowMore({ query, children }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      pending={query.isFetchingNextPage}
      pendingLabel="Loading more..."
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
