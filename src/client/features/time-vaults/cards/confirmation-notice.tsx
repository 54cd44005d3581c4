import { MailWarning } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import { useSendConfirmation } from '../time-vaults-api.ts';

/** Shown while mails wait for the sender's own address to be confirmed. */
export function ConfirmationNotice({ email }: { email: string }) {
  const { mutate, isPending } = useSendConfirmation();
  const sendAgain = () => {
    const description = `Please look into the mailbox of ${email}.`;
    mutate(undefined, {
      onSuccess: () => toast({ title: 'Confirmation sent', description }),
      onError: (error) => toastFailure(error, { title: 'It was not sent' }),
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-yellow-soft px-5 py-4 text-yellow-ink">
      <MailWarning className="size-7 shrink-0" strokeWidth={1.6} />
      <p role="status" className="min-w-56 flex-1 leading-snug">
        Your address <strong className="[overflow-wrap:anywhere]">{email}</strong> is not confirmed
        yet. Until it is, no mail goes out to your recipients. Please press the link in the mail
        that we sent you.
      </p>
      <Button variant="secondary" pending={isPending} pendingLabel="Sending..." onClick={sendAgain}>
        Send the confirmation again
      </Button>
    </div>
  );
}
