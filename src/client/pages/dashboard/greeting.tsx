import type { StoredUser } from '#client/platform/stored-user.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { familyCounts } from './family-counts.ts';

interface GreetingProps {
  user: StoredUser;
  /** Undefined until it is known. */
  family: readonly Ancestor[] | undefined;
}

export function Greeting({ user, family }: GreetingProps) {
  const name = user.name.trim() || user.email.split('@')[0];
  return (
    <header className="grid gap-1.5">
      <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        Welcome back, {name}
      </h1>
      <p className="max-w-reading text-ink-muted">{family ? familyCounts(family) : '\u00a0'}</p>
    </header>
  );
}
