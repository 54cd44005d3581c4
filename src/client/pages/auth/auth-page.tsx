import { useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { AuthForm, type AuthMode } from '#client/features/auth/auth-form.tsx';
import { returnPath } from '#client/platform/return-path.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { PageLoading } from '#client/ui/page-loading.tsx';
import { ExploreSampleFamily } from '../explore-sample-family.tsx';
import { AuthCard } from './auth-card.tsx';

const linkStyles =
  'inline-flex min-h-target items-center font-semibold text-primary underline underline-offset-4';

const quietLinkStyles = 'inline-flex min-h-target items-center underline underline-offset-4';

const words = {
  'sign-in': {
    title: 'Welcome back',
    subtitle: 'Sign in to continue your conversations',
    prompt: "Don't have an account?",
    link: { text: 'Sign up', href: '/auth?mode=sign-up' },
  },
  'sign-up': {
    title: 'Create your account',
    subtitle: 'Start your family history journey today',
    prompt: 'Already have an account?',
    link: { text: 'Sign in', href: '/auth' },
  },
} as const;

export default function AuthPage() {
  const { user, loading } = useAuth();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('mode');
  const mode: AuthMode = asked === 'sign-up' ? 'sign-up' : 'sign-in';
  const { title, subtitle, prompt, link } = words[mode];
  useDocumentTitle(title);

  useEffect(() => {
    if (user && !loading) navigate(returnPath.find(user.id) ?? '/dashboard', { replace: true });
  }, [user, loading, navigate]);

  if (loading || user) return <PageLoading />;
  return (
    <AuthCard title={title} subtitle={subtitle}>
      <AuthForm mode={mode} />
      <div className="text-center">
        <p>
          {prompt}{' '}
          <Link href={link.href} replace className={linkStyles}>
            {link.text}
          </Link>
        </p>
        {mode === 'sign-in' ? (
          <Link href="/forgot-password" className={linkStyles}>
            Forgot your password?
          </Link>
        ) : (
          <p className="text-base text-ink-muted">
            What we promise:{' '}
            <Link href="/privacy" className={quietLinkStyles}>
              Privacy
            </Link>
            ,{' '}
            <Link href="/terms" className={quietLinkStyles}>
              Terms
            </Link>
          </p>
        )}
      </div>
      <div className="grid justify-items-center gap-3 border-line border-t pt-6 text-center">
        <p className="text-ink-muted">Only looking around?</p>
        <ExploreSampleFamily />
      </div>
    </AuthCard>
  );
}
