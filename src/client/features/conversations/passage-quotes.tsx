import { useId, useState } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { cn } from '#client/ui/cn.ts';
import type { Source } from '#shared/contracts/conversations.ts';

const mostQuotes = 3;
/** Longer than three lines of the widest bubble, so that there is something to unfold at every width. */
const foldedFrom = 320;

/** Passages that may answer, word for word. */
export function PassageQuotes({ sources }: { sources: readonly Source[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (sources.length === 0) return null;
  const more = sources.length - mostQuotes;
  return (
    <div className="grid w-full max-w-[42rem] gap-2">
      <ul aria-label="Passages that may answer" className="grid gap-2">
        {sources.slice(0, showsAll ? sources.length : mostQuotes).map((source) => (
          <li key={source.id}>
            <PassageQuote source={source} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="link"
          size="inline"
          className="-ml-1 justify-self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? 'Show fewer passages'
            : `Show ${more} more ${more === 1 ? 'passage' : 'passages'}`}
        </Button>
      )}
    </div>
  );
}

function PassageQuote({ source: { title, excerpt } }: { source: Source }) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const isLong = excerpt.length > foldedFrom;
  return (
    <figure className="grid gap-1 rounded-lg border border-line bg-card px-4 py-3 shadow-soft">
      <blockquote
        id={id}
        lang={langOf(excerpt)}
        className={cn(
          'whitespace-pre-line break-words font-display leading-snug',
          isLong && !isWhole && 'line-clamp-3 print:line-clamp-none',
        )}
      >
        {excerpt}
      </blockquote>
      {isLong && (
        <Button
          variant="link"
          size="inline"
          className="-ml-1 justify-self-start"
          aria-expanded={isWhole}
          aria-controls={id}
          aria-label={`${isWhole ? 'Show less' : 'Show all'} of “${title}”`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
      <figcaption className="text-base text-ink-muted">
        From <span lang={langOf(title)}>“{title}”</span>
      </figcaption>
    </figure>
  );
}
