import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeleteAccount } from '#client/features/auth/account/delete-account.tsx';
import { PasswordForm } from '#client/features/auth/account/password-form.tsx';
import { ProfileForm } from '#client/features/auth/account/profile-form.tsx';
import { SessionsList } from '#client/features/auth/account/sessions-list.tsx';
import { useLeaveSample } from '#client/features/auth/use-leave-sample.ts';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { SampleNote } from '#client/features/sample-family/sample-note.tsx';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageBody } from '#client/ui/page-body.tsx';

export default function AccountPage() {
  useDocumentTitle('Account');
  const user = useSignedInUser();
  const leaveSample = useLeaveSample();
  return (
    <>
      <AppBar />
      <PageBody width="reading" className="grid gap-6">
        <div className="grid gap-4">
          <BackLink href="/dashboard">Back to Dashboard</BackLink>
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            Account
          </h1>
        </div>
        {user.isSample ? (
          <SampleNote onLeave={leaveSample} />
        ) : (
          <>
            <AccountSection title="You">
              <ProfileForm />
            </AccountSection>
            <AccountSection title="Password">
              <PasswordForm />
            </AccountSection>
            <AccountSection title="Where you are signed in">
              <SessionsList />
            </AccountSection>
          </>
        )}
        <AccountSection
          title="Take everything with you"
          lead="One zip file with all that you brought here: a page to read it by, which opens without Heartwood, your files as they came, and the data. Videos of sealed vaults stay sealed and are not in it."
        >
          <Button asChild variant="secondary" className="justify-self-start">
            <a href="/api/account/export" download>
              <Download className="size-5" />
              Download everything
            </a>
          </Button>
        </AccountSection>
        <AccountSection
          title="Delete your account"
          lead="Removes the account and all that is in it, for good."
        >
          <DeleteAccount />
        </AccountSection>
      </PageBody>
    </>
  );
}

interface AccountSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One thing of an account that can be changed. */
function AccountSection({ title, lead, children }: AccountSectionProps) {
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div className="grid gap-1">
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-ink-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
