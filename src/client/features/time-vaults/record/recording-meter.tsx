import { useEffect, useState } from 'react';
import { clockTime, fileSize } from '#client/platform/format.ts';
import { cn } from '#client/ui/cn.ts';
import { limits } from '#shared/limits.ts';

const tickMs = 250;
const nearTheLimit = 0.85;

export interface RecordingMeterProps {
  seconds: () => number;
  bytes: number;
  isPaused: boolean;
  isKept: boolean;
}

/** Time and size of what is being recorded. */
export function RecordingMeter({ seconds, bytes, isPaused, isKept }: RecordingMeterProps) {
  const [shown, setShown] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setShown(seconds()), tickMs);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-center gap-x-3 tabular-nums">
        <span role="status" className="flex items-center gap-2 font-semibold">
          <span
            aria-hidden="true"
            className={cn(
              'size-3 rounded-full',
              isPaused ? 'bg-gray-ink' : 'animate-breathe bg-rose',
            )}
          />
          {isPaused ? 'Paused' : 'Recording'}
        </span>
        <span role="timer">{clockTime(shown)}</span>
        <span className="text-ink-muted">
          {fileSize(bytes)} of {fileSize(limits.vault.videoBytes)}
        </span>
      </p>
      {bytes > limits.vault.videoBytes * nearTheLimit && (
        <p role="status" className="text-center text-base text-yellow-ink">
          Soon there is no room for more. The recording then ends by itself, and nothing is lost.
        </p>
      )}
      {!isKept && (
        <p role="alert" className="text-center text-base text-rose-ink">
          This device has no room to keep a copy. Please leave this page open until the vault is
          created.
        </p>
      )}
    </div>
  );
}
