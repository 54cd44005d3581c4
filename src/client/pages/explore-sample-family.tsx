import { useLocation } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { ExploreButton } from '#client/features/sample-family/explore-button.tsx';
import type { ButtonProps } from '#client/ui/button.tsx';

/** The way into the sample family, for those who are signed out. */
export function ExploreSampleFamily(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { user, enter } = useAuth();
  const [, navigate] = useLocation();
  if (user) return null;
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
