import { format } from 'date-fns';
import { countdown, openingWords } from './opening-words.ts';

/** When a vault that was not opened yet unlocks; by the second as the moment comes near. */
export function OpeningTime({ unlockDate, now }: { unlockDate: string; now: number }) {
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
