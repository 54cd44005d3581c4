import { format } from 'date-fns';
import { VideoPlayer } from '#client/features/time-vaults/video/video-player.tsx';
import { langOf } from '#client/platform/lang-of.ts';
import { BranchDivider } from '#client/ui/branch-divider.tsx';
import type { SharedVault } from '#shared/contracts/time-vaults.ts';

const day = 'MMMM d, yyyy';

export function SharedVaultView({ vault }: { vault: SharedVault }) {
  const { title, description, senderName, createdAt, unlockDate } = vault;
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <p className="text-ink-muted">A message for you from {senderName}</p>
        <h1
          tabIndex={-1}
          lang={langOf(title)}
          className="text-3xl sm:text-4xl [overflow-wrap:anywhere]"
        >
          {title}
        </h1>
        <p className="text-ink-muted leading-snug">
          Sealed on <time dateTime={createdAt}>{format(createdAt, day)}</time>, to be opened on{' '}
          <time dateTime={unlockDate}>{format(unlockDate, day)}</time>.
        </p>
      </header>
      {description && (
        <p
          lang={langOf(description)}
          className="whitespace-pre-line text-lg [overflow-wrap:anywhere]"
        >
          {description}
        </p>
      )}
      <VideoPlayer video={vault} />
      <BranchDivider />
      <p className="text-base text-ink-muted leading-snug">
        {senderName} chose you to see this. Take your time with it, and download it if you want to
        keep it: whoever made the message can take it back. Heartwood keeps a family’s stories and
        voices; you need no account to watch.
      </p>
    </article>
  );
}
