import type { ReactNode } from 'react';
import { fileSize, joinNames } from '#client/platform/format.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { memoryWords } from '../memory-words.ts';
import { createdDate, takenDate } from '../taken-date.ts';

interface MemoryFactsProps {
  memory: Memory;
  relatives: readonly Ancestor[] | undefined;
}

/** What is known of a memory beside its content. */
export function MemoryFacts({ memory, relatives }: MemoryFactsProps) {
  const { type, takenAt, createdAt, tags, metadata, aboutAncestorIds, mayTeach } = memory;
  const names = relatives
    ?.filter(({ id }) => aboutAncestorIds.includes(id))
    .map(({ name }) => name);
  const { originalFileName, bytes } = metadata;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-base leading-snug">
      <Fact name="Kept as">{memoryWords[type].label}</Fact>
      {takenAt && <Fact name="Taken">{takenDate(takenAt)}</Fact>}
      <Fact name="Added">{createdDate(createdAt)}</Fact>
      {names && names.length > 0 && (
        <Fact name="About">
          {joinNames(names)}
          {mayTeach && (
            <span className="text-ink-muted">
              {' '}
              ({names.length > 1 ? 'they' : names[0]} may draw on this in conversation)
            </span>
          )}
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact name="Tags">
          <span className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <span
                key={tag}
                className="max-w-full rounded-full border border-line bg-sunken px-2.5 text-sm [overflow-wrap:anywhere]"
              >
                {tag}
              </span>
            ))}
          </span>
        </Fact>
      )}
      {originalFileName && (
        <Fact name="File">
          {originalFileName}
          {bytes !== undefined && ` (${fileSize(bytes)})`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
