import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useConfirmEmail } from '#client/features/time-vaults/time-vaults-api.ts';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { usePrivateAddress } from '#client/platform/use-private-address.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { ExpiredLink } from './expired-link.tsx';

/** By the press of a button: mail programs that look at links ahead of their readers confirm nothing. */
export default function ConfirmEmailPage({ token }: { token: string }) {
  useDocumentTitle('Confirm your address');
  usePrivateAddress();
  const { mutate, error, isPending, isSuccess } = useConfirmEmail();
  const confirm = () => mutate(token);

  const show = () => {
    if (isSuccess) return <Confirmed />;
    if (error instanceof ApiError && error.status < 500 && error.status !== 429)
      return <ExpiredLink />;
    if (error)
      return (
        <ErrorState
          headingLevel="h1"
          title="We couldn’t confirm your address"
          onRetry={confirm}
          retrying={isPending}
        >
          {errorSentence(error)}
        </ErrorState>
      );
    return (
      <EmptyState
        headingLevel="h1"
        title="Confirm your address"
        action={
          <Button size="large" pending={isPending} pendingLabel="Confirming..." onClick={confirm}>
            Yes, this is my address
          </Button>
        }
      >
        <p>
          Then the mails of your time vaults can go out in your name, and those who get them know
          whom they are from.
        </p>
      </EmptyState>
    );
  };
  return (
    <>
      <AppBar />
      <PageBody>{show()}</PageBody>
    </>
  );
}

function Confirmed() {
  return (
    <div role="status">
      <EmptyState
        headingLevel="h1"
        title="Your address is confirmed"
        illustration={<CircleCheck strokeWidth={1.4} className="size-16 text-leaf" />}
        action={
          <Button asChild>
            <Link href="/time-vault">Go to your time vaults</Link>
          </Button>
        }
      >
        <p>Thank you. On the day of each vault its mails go out by themselves.</p>
      </EmptyState>
    </div>
  );
}
