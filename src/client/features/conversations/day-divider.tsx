import { format, isToday, isYesterday } from 'date-fns';

function nearDay(date: Date): string | undefined {
  if (isToday(date)) return 'Today';
  return isYesterday(date) ? 'Yesterday' : undefined;
}

export function DayDivider({ date }: { date: Date }) {
  const near = nearDay(date);
  return (
    <div className="flex items-center gap-3 py-2 text-base text-ink-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      <time dateTime={format(date, 'yyyy-MM-dd')}>
        {near && <span className="print:hidden">{near}</span>}
        {/* On paper 'today' is soon untrue. */}
        <span className={near && 'hidden print:inline'}>{format(date, 'EEEE, MMM d, yyyy')}</span>
      </time>
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  );
}
