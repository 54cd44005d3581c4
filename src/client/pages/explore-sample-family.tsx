import { useLocation } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { ExploreButton } from '#client/features/sample-family/explore-button.tsx';
import { storedUser } from '#client/platform/stored-user.ts';
import type { ButtonProps } from '#client/ui/button.tsx';

/** The way into the sample family, for those who are signed out. */
export function ExploreSampleFamily(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { user, loading, enter } = useAuth();
  const [, navigate] = useLocation();
  // Whoever was signed in here most likely still is: the page must not move when it is known.
  if (user || (loading && storedUser.find())) return null;
  return (
    <ExploreButton
      {...look}
      onReady={(guest) => {
        enter(guest);
        navigate('/dashboard');
      }}
    />
  );
}
