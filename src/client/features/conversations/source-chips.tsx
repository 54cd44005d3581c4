import { BookOpen } from 'lucide-react';
import { langOf } from '#client/platform/lang-of.ts';
import { Popover } from '#client/ui/popover.tsx';
import type { Source } from '#shared/contracts/conversations.ts';

/** What a reply stands on: one chip for each story or detail, opening on the passage itself. */
export function SourceChips({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const titles = [...new Set(sources.map(({ title }) => `“${title}”`))];
  return (
    <>
      {/* Paper has nothing to press: there the titles are simply named. */}
      <p className="hidden print:block">From {titles.join(', ')}</p>
      <ul aria-label="What this reply stands on" className="flex flex-wrap print:hidden">
        {sources.map((source) => (
          <li key={source.id}>
            <Popover
              trigger={
                <button
                  type="button"
                  className="inline-flex min-h-target max-w-64 items-center gap-1.5 rounded-full px-2 text-base text-ink-muted underline decoration-line underline-offset-4 hover:bg-sunken hover:text-ink"
                >
                  <BookOpen aria-hidden="true" className="size-4 shrink-0" />
                  <span lang={langOf(source.title)} className="truncate">
                    {source.title}
                  </span>
                </button>
              }
            >
              <figure className="grid max-h-80 gap-2 overflow-y-auto">
                <figcaption lang={langOf(source.title)} className="font-display text-lg">
                  {source.title}
                </figcaption>
                <blockquote
                  lang={langOf(source.excerpt)}
                  className="whitespace-pre-line border-line border-l-2 pl-3 leading-snug"
                >
                  {source.excerpt}
                </blockquote>
              </figure>
            </Popover>
          </li>
        ))}
      </ul>
    </>
  );
}
