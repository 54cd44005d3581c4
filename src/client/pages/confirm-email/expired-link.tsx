import { Link } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { useSendConfirmation } from '#client/features/time-vaults/time-vaults-api.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** A link that was used before, is too old, or is not whole; signed-in users can get another. */
export function ExpiredLink() {
  const { user } = useAuth();
  const { mutate, error, isPending, isSuccess } = useSendConfirmation();
  if (!user)
    return (
      <EmptyState
        headingLevel="h1"
        title="This link is no longer valid"
        action={
          <Button asChild>
            <Link href="/auth">Sign in</Link>
          </Button>
        }
      >
        <p>
          It may be too old, or it was used before. Please sign in and open Time Vault: if your
          address still needs to be confirmed, you can have the mail sent again there.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel="h1"
      title="This link is no longer valid"
      action={
        <>
          <Button pending={isPending} pendingLabel="Sending..." onClick={() => mutate()}>
            Send the confirmation again
          </Button>
          <Button asChild variant="secondary">
            <Link href="/time-vault">Go to your time vaults</Link>
          </Button>
        </>
      }
    >
      <p>It may be too old, or it was used before. We can send you a new one to {user.email}.</p>
      <p role="status" className="mt-3 font-semibold text-ink">
        {isSuccess && 'It is on its way. Please look into your mailbox.'}
        {error && errorSentence(error)}
      </p>
    </EmptyState>
  );
}
