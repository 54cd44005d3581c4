import { format } from 'date-fns';
import { Lock, LockOpen, Play, Trash2 } from 'lucide-react';
import { memo, useCallback, useId } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { useServerNow } from '../use-server-now.ts';
import { vaultStage } from '../vault-stage.ts';
import { DeliveryList } from './delivery-list.tsx';
import { countdown, nextChange, openingWords } from './opening-words.ts';
import { VaultSeal } from './vault-seal.tsx';

export interface VaultActions {
  onOpen: (vault: TimeVault) => void;
  onPlay: (vault: TimeVault) => void;
  onDelete: (vault: TimeVault) => void;
  /** The vault that is being opened. */
  openingId: string | undefined;
}

const videoNotes = {
  preparing: 'Being made ready to watch…',
  failed: 'It can be downloaded, but not played here.',
};

/** One vault; it turns from locked to ready by itself. Memoised: there may be a hundred. */
export const VaultCard = memo(function VaultCard(props: VaultActions & { vault: TimeVault }) {
  const { vault, onOpen, onPlay, onDelete, openingId } = props;
  const titleId = useId();
  const { unlockDate, isOpened } = vault;
  const change = useCallback(
    (now: number) => (isOpened ? false : nextChange(Date.parse(unlockDate), now)),
    [unlockDate, isOpened],
  );
  const now = useServerNow(change);
  const stage = vaultStage(vault, now);
  const about = { 'aria-describedby': titleId, className: 'flex-1' };
  return (
    <Card className="flex h-full flex-col gap-3.5">
      <VaultSeal stage={stage} posterUrl={vault.posterUrl} />
      <h2
        id={titleId}
        lang={langOf(vault.title)}
        className="text-xl leading-tight [overflow-wrap:anywhere]"
      >
        {vault.title}
      </h2>
      {vault.description && (
        <p
          lang={langOf(vault.description)}
          className="line-clamp-3 text-base leading-snug [overflow-wrap:anywhere]"
        >
          {vault.description}
        </p>
      )}
      {stage === 'opened' ? (
        <div className="leading-snug">
          <p className="font-semibold">
            Opened {vault.openedAt && format(vault.openedAt, "MMM d, yyyy 'at' h:mm a")}
          </p>
          {vault.videoState !== 'ready' && (
            <p className="text-base text-ink-muted">{videoNotes[vault.videoState]}</p>
          )}
        </div>
      ) : (
        <OpeningTime unlockDate={unlockDate} now={now} />
      )}
      <div className="mt-auto grid gap-3.5">
        <DeliveryList {...vault} />
        <p className="text-ink-muted text-sm">
          Sealed <time dateTime={vault.createdAt}>{format(vault.createdAt, 'MMM d, yyyy')}</time>
        </p>
        <div className="flex gap-2">
          {stage === 'locked' && (
            <Button variant="secondary" disabled {...about}>
              <Lock className="size-5" />
              Locked
            </Button>
          )}
          {stage === 'ready' && (
            <Button
              pending={openingId === vault.id}
              pendingLabel="Opening..."
              onClick={() => onOpen(vault)}
              {...about}
            >
              <LockOpen className="size-5" />
              Open
            </Button>
          )}
          {stage === 'opened' && (
            <Button onClick={() => onPlay(vault)} {...about}>
              <Play className="size-5" />
              Play Video
            </Button>
          )}
          <IconButton label={`Delete ${vault.title}`} onClick={() => onDelete(vault)}>
            <Trash2 className="size-5" />
          </IconButton>
        </div>
      </div>
    </Card>
  );
});

/** When a vault that was not opened yet unlocks; by the second as the moment comes near. */
function OpeningTime({ unlockDate, now }: { unlockDate: string; now: number }) {
  const unlocksAt = Date.parse(unlockDate);
  const ticking = countdown(unlocksAt, now);
  return (
    <div className="leading-snug">
      <p className="font-semibold">{openingWords(unlocksAt, now)}</p>
      <p className="text-base text-ink-muted tabular-nums">
        <time dateTime={unlockDate}>{format(unlockDate, "MMM d, yyyy 'at' h:mm a")}</time>
        {ticking && <span role="timer"> · {ticking}</span>}
      </p>
    </div>
  );
}
