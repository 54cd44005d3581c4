import type { StoredUser } from '#client/platform/stored-user.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { familyCounts } from './family-counts.ts';
import { greetingName } from './greeting-name.ts';

interface GreetingProps {
  user: StoredUser;
  /** Undefined until it is known. */
  family: readonly Ancestor[] | undefined;
}

export function Greeting({ user, family }: GreetingProps) {
  return (
    <header className="grid gap-1.5">
      <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        Welcome, {greetingName(user)}
      </h1>
      <p className="max-w-reading text-ink-muted">{family ? familyCounts(family) : '\u00a0'}</p>
    </header>
  );
}
