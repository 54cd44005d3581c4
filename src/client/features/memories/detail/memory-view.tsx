import { Download, Pencil, Trash2 } from 'lucide-react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { MemoryFacts } from './memory-facts.tsx';
import { MemoryMedia } from './memory-media.tsx';

interface MemoryViewProps {
  memory: Memory;
  relatives: readonly Ancestor[] | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** A memory to look at, with all that belongs to it. */
export function MemoryView({ memory, relatives, onEdit, onDelete }: MemoryViewProps) {
  const { description, textContent, fileUrl, textIsCut } = memory;
  return (
    <>
      <MemoryMedia memory={memory} />
      {textContent && (
        <p
          lang={langOf(textContent)}
          className="max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {textContent}
        </p>
      )}
      {description && (
        <p
          lang={langOf(description)}
          className="max-w-reading whitespace-pre-wrap text-ink-muted [overflow-wrap:anywhere]"
        >
          {description}
        </p>
      )}
      {textIsCut && (
        <p role="status" className="text-ink-muted">
          Fetching the rest...
        </p>
      )}
      <MemoryFacts memory={memory} relatives={relatives} />
      <div className="flex flex-wrap gap-3 border-line border-t pt-4">
        <Button variant="secondary" disabled={textIsCut} onClick={onEdit}>
          <Pencil className="size-5" />
          Edit
        </Button>
        {fileUrl && (
          <Button asChild variant="secondary">
            <a href={`${fileUrl}?download=1`} download>
              <Download className="size-5" />
              Download original
            </a>
          </Button>
        )}
        <Button variant="ghost" className="text-rose-ink" onClick={onDelete}>
          <Trash2 className="size-5" />
          Delete
        </Button>
      </div>
    </>
  );
}
