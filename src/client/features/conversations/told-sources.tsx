import { langOf } from '#client/platform/lang-of.ts';
import { cn } from '#client/ui/cn.ts';
import { Popover } from '#client/ui/popover.tsx';
import type { Source } from '#shared/contracts/conversations.ts';

/** What a reply stands on: the passage that answers, and more of the same beneath; each opens as a whole. */
export function ToldSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const [first, ...others] = new Set(sources.map(({ title }) => `“${title}”`));
  return (
    <>
      {/* Paper has nothing to press: there the titles are simply named. */}
      <p className="hidden print:block">
        From {first}
        {others.length > 0 && `. See also ${others.join(', ')}`}
      </p>
      <ul
        aria-label="What this reply stands on"
        className="flex min-w-0 flex-1 flex-wrap gap-x-2 print:hidden"
      >
        {sources.map((source, index) => (
          <li key={source.id} className={cn('flex min-w-0 items-center', index === 0 && 'w-full')}>
            {index === 0 && <span className="shrink-0 text-ink-muted">From</span>}
            {index === 1 && <span className="shrink-0 text-ink-muted">See also</span>}
            <SourceButton source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SourceButton({ source: { title, excerpt } }: { source: Source }) {
  const lang = langOf(title);
  return (
    <Popover
      trigger={
        <button
          type="button"
          className="inline-flex min-h-target min-w-0 max-w-full items-center rounded-full px-1.5 text-ink-muted underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink"
        >
          <span lang={lang} className="truncate">
            “{title}”
          </span>
        </button>
      }
    >
      <figure
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="grid max-h-80 gap-2 overflow-y-auto"
      >
        <figcaption lang={lang} className="font-display text-lg">
          {title}
        </figcaption>
        <blockquote
          lang={langOf(excerpt)}
          className="whitespace-pre-line border-line border-l-2 pl-3 leading-snug"
        >
          {excerpt}
        </blockquote>
      </figure>
    </Popover>
  );
}
