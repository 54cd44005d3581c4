import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Memory } from '#shared/contracts/memories.ts';
import { useMemory, useRelatives } from '../memories-api.ts';
import { usePreparing } from '../use-preparing.ts';
import { EditMemoryForm } from './edit-memory-form.tsx';
import { MemoryView } from './memory-view.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

export interface MemoryDialogProps {
  userId: string;
  memoryId: string;
  /** As the list has it, to begin with. */
  listed: Memory | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  onDelete: (memory: Memory) => void;
}

const scrollToTop = (content: HTMLElement | null) =>
  content?.closest('[role=dialog]')?.scrollTo({ top: 0, behavior: 'instant' });

/** One memory, large, with the way to its neighbours. */
export function MemoryDialog(props: MemoryDialogProps) {
  const { userId, memoryId, listed, onPrevious, onNext, onClose, onDelete } = props;
  const query = useMemory(memoryId);
  const relatives = useRelatives(userId);
  const [editedId, setEditedId] = useState<string>();
  const isEditing = editedId === memoryId;
  const memory = query.data ?? listed;
  usePreparing(userId, query.data && [query.data]);
  useArrowKeys(onPrevious, onNext, !isEditing);
  const stopEditing = () => setEditedId(undefined);

  const content = () => {
    if (query.error && !query.data) return <LoadError what="this memory" query={query} />;
    if (!memory) return <Skeleton className="h-64" />;
    if (isEditing && query.data)
      return (
        <EditMemoryForm
          userId={userId}
          memory={query.data}
          relatives={relatives}
          onDone={stopEditing}
        />
      );
    return (
      <MemoryView
        memory={memory}
        relatives={relatives}
        onEdit={() => setEditedId(memoryId)}
        onDelete={() => onDelete(memory)}
      />
    );
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isEditing ? 'Edit memory' : (memory?.title ?? 'A memory')}
      titleLang={isEditing ? undefined : langOf(memory?.title)}
    >
      <div
        // Other content begins at its beginning, wherever the one before was scrolled to.
        key={`${memoryId} ${isEditing}`}
        ref={scrollToTop}
        className="grid grid-cols-1 gap-5"
      >
        {content()}
      </div>
      {!isEditing && (onPrevious || onNext) && (
        <nav aria-label="Neighbours" className="flex justify-between gap-3">
          <Button variant="ghost" disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft className="size-5" />
            Previous
          </Button>
          <Button variant="ghost" disabled={!onNext} onClick={onNext}>
            Next
            <ChevronRight className="size-5" />
          </Button>
        </nav>
      )}
    </Dialog>
  );
}
