import { WifiOff } from 'lucide-react';
import { useOnline } from '#client/platform/use-online.ts';

/** Appears while there is no network; always mounted, so that its coming is announced. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-yellow-soft px-4 py-2.5 text-base text-yellow-ink leading-snug">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          You are offline. You can go on reading and writing; saving waits until you are back.
        </p>
      )}
    </div>
  );
}
