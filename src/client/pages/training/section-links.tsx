import { sectionTitles } from './section-titles.ts';
import { type OpenSections, sectionIds } from './use-open-sections.ts';
import type { SectionCounts } from './use-section-counts.ts';

export interface SectionLinksProps {
  name: string;
  sections: OpenSections;
  counts: SectionCounts;
}

/** The ways from the top of a long page to the sections below the two tabs. */
export function SectionLinks({ name, sections, counts }: SectionLinksProps) {
  const titles = sectionTitles(name);
  return (
    <nav aria-label="Further down" className="-mt-4 flex flex-wrap gap-x-6">
      {sectionIds.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={() => sections.show(id)}
          className="inline-flex min-h-target items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {titles[id]}
          {/* Its room is there before the number, so that nothing moves when it comes. */}
          {id !== 'speaks' && (
            <span className="min-w-10 pl-1 tabular-nums">
              {counts[id] > 0 && `(${counts[id]})`}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
