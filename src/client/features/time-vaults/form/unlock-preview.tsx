import { format } from 'date-fns';
import { Hourglass } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import { unlockDate } from '#shared/unlock-date.ts';
import { useServerNow } from '../use-server-now.ts';

const minute = 60_000;
const eachMinute = () => minute;

/** A whole number from 0 to `max`, or undefined. */
function period(text: string, max: number): number | undefined {
  const value = text.trim() === '' ? 0 : Number(text);
  return Number.isInteger(value) && value >= 0 && value <= max ? value : undefined;
}

/** When a vault that is sealed now unlocks, in the time of the person who looks. */
export function UnlockPreview(typed: { unlockYears: string; unlockMonths: string }) {
  const now = useServerNow(eachMinute);
  const years = period(typed.unlockYears, limits.vault.years);
  const months = period(typed.unlockMonths, limits.vault.months);
  const isSet = years !== undefined && months !== undefined && years + months > 0;
  const unlocks = isSet ? unlockDate(new Date(now), { years, months }) : undefined;
  return (
    <div className="flex items-start gap-3 rounded-md bg-green-soft px-4 py-3 text-green-ink leading-snug">
      <Hourglass className="mt-0.5 size-5 shrink-0" />
      {unlocks ? (
        <p>
          <span role="status">
            Unlocks on <strong>{format(unlocks, 'EEEE, MMMM d, yyyy')}</strong>
          </span>{' '}
          at {format(unlocks, 'h:mm a')}, your time.
        </p>
      ) : (
        <p role="status">Choose years, months or both, and the day appears here.</p>
      )}
    </div>
  );
}
