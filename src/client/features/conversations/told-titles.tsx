import { format } from 'date-fns';
import { langOf } from '#client/platform/lang-of.ts';
import type { CompanionMemory } from '#shared/contracts/conversations.ts';

/** What a companion has told already, so that it need not tell it again. */
export function ToldTitles({ told }: Pick<CompanionMemory, 'told'>) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold font-text text-lg">What it has told you already</h3>
      {told.length === 0 ? (
        <p className="text-ink-muted">Nothing so far.</p>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
          tabIndex={0}
          aria-label="What it has told you already"
          className="grid max-h-48 gap-1 overflow-y-auto rounded-lg bg-sunken px-4 py-2"
        >
          {told.map(({ sourceId, title, toldAt }) => (
            <li key={`${sourceId} ${toldAt}`} className="flex flex-wrap gap-x-2">
              <span lang={langOf(title)}>“{title}”</span>
              <time dateTime={toldAt} className="text-ink-muted">
                {format(toldAt, 'MMM d, yyyy')}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
