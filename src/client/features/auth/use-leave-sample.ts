import { useLocation } from 'wouter';
import { useAuth } from './auth-context.ts';

/** Leads out of a sample account, to making one of one's own. */
export function useLeaveSample() {
  const { signOut } = useAuth();
  const [, navigate] = useLocation();
  return async () => {
    await signOut();
    navigate('/auth?mode=sign-up');
  };
}
