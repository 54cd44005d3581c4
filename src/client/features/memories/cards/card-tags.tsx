import { limits } from '#shared/limits.ts';

const most = limits.memory.tagsOnCard;

/** The first tags of a memory, in one line. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - most;
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex min-w-0 gap-1.5 text-sm">
      {tags.slice(0, most).map((tag) => (
        <li
          key={tag}
          title={tag}
          className="min-w-8 truncate rounded-full border border-line bg-sunken px-2.5 py-0.5"
        >
          {tag}
        </li>
      ))}
      {more > 0 && <li className="shrink-0 py-0.5 text-ink-muted">+{more} more</li>}
    </ul>
  );
}
