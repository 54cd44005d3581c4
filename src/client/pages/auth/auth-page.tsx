import { useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { AuthForm, type AuthMode } from '#client/features/auth/auth-form.tsx';
import { returnPath } from '#client/platform/return-path.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { Card } from '#client/ui/card.tsx';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { PageLoading } from '#client/ui/page-loading.tsx';

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

export function AuthPage() {
  const { user, loading } = useAuth();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('mode');
  const mode: AuthMode = asked === 'sign-up' ? 'sign-up' : 'sign-in';
  const { title, subtitle, prompt, link } = words[mode];
  useDocumentTitle(title);

  useEffect(() => {
    if (user) navigate(returnPath.find(user.id) ?? '/dashboard', { replace: true });
  }, [user, navigate]);

  if (loading || user) return <PageLoading />;
  return (
    <div className="relative grid min-h-dvh place-items-center overflow-hidden">
      <GrowthRings className="-top-40 -left-48 pointer-events-none absolute size-128 opacity-15 sm:opacity-25" />
      <GrowthRings className="-right-56 -bottom-56 pointer-events-none absolute size-160 opacity-15 sm:opacity-25" />
      <PageBody width="card" className="relative">
        <Card className="grid gap-6 p-6 sm:p-8">
          <header className="grid justify-items-center gap-2 text-center">
            <Link href="/" aria-label="Heartwood, home" className="mb-3 rounded-lg p-1">
              <Logo />
            </Link>
            <h1 tabIndex={-1} className="text-3xl">
              {title}
            </h1>
            <p className="text-ink-muted">{subtitle}</p>
          </header>
          <AuthForm mode={mode} />
          <p className="text-center">
            {prompt}{' '}
            <Link
              href={link.href}
              replace
              className="inline-flex min-h-target items-center font-semibold text-primary underline underline-offset-4"
            >
              {link.text}
            </Link>
          </p>
        </Card>
      </PageBody>
    </div>
  );
}
