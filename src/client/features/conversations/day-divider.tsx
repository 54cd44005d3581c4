import { format, isToday, isYesterday } from 'date-fns';

function dayOf(date: Date): string {
  if (isToday(date)) return 'Today';
  if (isYesterday(date)) return 'Yesterday';
  return format(date, 'EEEE, MMM d, yyyy');
}

export function DayDivider({ date }: { date: Date }) {
  return (
    <div className="flex items-center gap-3 py-2 text-base text-ink-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      <time dateTime={format(date, 'yyyy-MM-dd')}>{dayOf(date)}</time>
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  );
}
