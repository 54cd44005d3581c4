import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { FeedbackForm } from '#client/features/feedback/feedback-form.tsx';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { Card } from '#client/ui/card.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { OtherWays } from './other-ways.tsx';

export default function FeedbackPage() {
  const { user } = useAuth();
  useDocumentTitle('Feedback');
  return (
    <>
      <header className="border-line border-b bg-paper">
        <div className="mx-auto flex min-h-16 max-w-3xl items-center justify-between gap-4 px-4 sm:px-6">
          <Link
            href={user ? '/dashboard' : '/'}
            className="inline-flex min-h-target items-center gap-2 rounded-lg px-1 text-primary"
          >
            <ArrowLeft className="size-5" />
            {user ? 'Back to Dashboard' : 'Back to Home'}
          </Link>
          <Logo />
        </div>
      </header>
      <PageBody width="reading" className="grid gap-8">
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            We'd Love Your Feedback
          </h1>
          <p className="text-ink-muted">What helps, what is missing, what hurts: please tell us.</p>
        </div>
        <Card className="p-6 sm:p-8">
          <FeedbackForm key={user?.id} user={user} />
        </Card>
        <OtherWays />
      </PageBody>
    </>
  );
}
