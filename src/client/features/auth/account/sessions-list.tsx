import { format } from 'date-fns';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Session } from '#shared/contracts/account.ts';
import { browserName } from './browser-name.ts';
import { useEndSession, useSessions } from './use-sessions.ts';

export function SessionsList() {
  const query = useSessions();
  const { data: sessions, error } = query;
  const end = useEndSession();
  const endOne = (id: string | undefined) =>
    end.mutate(id, {
      onSuccess: () => toast({ title: 'Signed out there' }),
      onError: (failure) => toastFailure(failure, { title: 'Could not sign out there' }),
    });

  if (error && !sessions) return <LoadError what="your sessions" query={query} />;
  if (!sessions) return <p className="text-ink-muted">Loading your sessions...</p>;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="-my-3 grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={end.isPending && end.variables === undefined}
          pendingLabel="Signing out..."
          onClick={() => endOne(undefined)}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { isCurrent, browser, address, createdAt } = session;
  const name = browserName(browser);
  const since = format(createdAt, 'MMM d, yyyy');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge tone="green">This one</Badge>}
        </span>
        <span className="text-ink-muted">
          Since {since}
          {address && ` from ${address}`}
        </span>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          pending={isEnding}
          pendingLabel="Signing out..."
          onClick={onEnd}
          aria-label={`Sign out ${name}, signed in since ${since}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
