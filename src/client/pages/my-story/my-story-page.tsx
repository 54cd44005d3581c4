import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { NewStoryForm } from '#client/features/stories/list/new-story-form.tsx';
import { StoryList } from '#client/features/stories/list/story-list.tsx';
import { useNewStory } from '#client/features/stories/list/use-new-story.ts';
import { returnPath } from '#client/platform/return-path.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';

/** Stories of one's own life, and the way to a new one. */
export default function MyStoryPage() {
  useDocumentTitle('My Story');
  const { user } = useAuth();
  useEffect(() => {
    if (user) returnPath.forget();
  }, [user]);
  if (!user) return <LoginRequest />;
  return <Stories key={user.id} userId={user.id} />;
}

function Stories({ userId }: { userId: string }) {
  const form = useNewStory(userId);
  return (
    <>
      <AppBar />
      <PageBody className="grid grid-cols-1 gap-8">
        <header className="grid gap-4">
          <BackLink href="/dashboard">Back to Dashboard</BackLink>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="grid gap-1.5">
              <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
                My Story
              </h1>
              <p className="max-w-reading text-ink-muted">
                Your life in your own words, as pictures and a voice that your family can keep.
              </p>
            </div>
            {!form.isOpen && (
              <Button onClick={form.open}>
                <Plus className="size-5" />
                Create New Story
              </Button>
            )}
          </div>
        </header>
        {form.isOpen && <NewStoryForm form={form} />}
        <StoryList userId={userId} isWriting={form.isOpen} onCreate={form.open} />
      </PageBody>
    </>
  );
}

function LoginRequest() {
  return (
    <>
      <AppBar />
      <PageBody>
        <EmptyState
          headingLevel="h1"
          title="My Story"
          action={
            <Button asChild>
              <Link href="/auth" onClick={() => returnPath.remember('/my-story')}>
                Sign In
              </Link>
            </Button>
          }
        >
          <p>Please log in to access My Story.</p>
        </EmptyState>
      </PageBody>
    </>
  );
}
