import { useState } from 'react';
import { Link } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { Button } from '#client/ui/button.tsx';

/** The way in for those who are signed out; the way on, or out, for those who are signed in. */
export function SessionLinks() {
  const { user, signOut } = useAuth();
  const [leaving, setLeaving] = useState(false);

  const logOut = async () => {
    setLeaving(true);
    await signOut();
    window.location.reload();
  };

  if (user) {
    return (
      <>
        <Button variant="ghost" pending={leaving} pendingLabel="Logging out..." onClick={logOut}>
          Logout
        </Button>
        <Button asChild>
          <Link href="/dashboard">Go to Dashboard</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <Button asChild variant="ghost">
        <Link href="/auth">Sign In</Link>
      </Button>
      <Button asChild>
        <Link href="/auth">Get Started</Link>
      </Button>
    </>
  );
}
