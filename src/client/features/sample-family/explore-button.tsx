import { useState } from 'react';
import { call } from '#client/platform/http-client.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import type { StoredUser } from '#client/platform/stored-user.ts';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { toastFailure } from '#client/ui/toast.ts';

interface ExploreButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Called with whom the new account makes of the visitor, who is signed in by then. */
  onReady: (user: StoredUser) => void;
}

export function ExploreButton({ onReady, ...look }: ExploreButtonProps) {
  const [pending, setPending] = useState(false);

  const explore = async () => {
    setPending(true);
    try {
      onReady(await createSampleFamily());
    } catch (error) {
      logFailure('No sample family was made', error);
      setPending(false);
      toastFailure(error, { title: 'We couldn’t open the sample family' });
    }
  };

  return (
    <Button
      variant="secondary"
      {...look}
      pending={pending}
      pendingLabel="Setting the table..."
      onClick={explore}
    >
      Explore a sample family
    </Button>
  );
}

/** Makes a private account that is filled already, and signs in to it. */
async function createSampleFamily(): Promise<StoredUser> {
  // The schemas come with the pages that need them; the first page starts without.
  const [response, { sessionResponse }] = await Promise.all([
    call('POST', '/api/sample-family'),
    import('#shared/contracts/auth.ts'),
  ]);
  return sessionResponse.parse(await response.json()).user;
}
