import { Upload } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useFileDrop } from '../upload/use-file-drop.ts';
import { usePastedFiles } from '../upload/use-pasted-files.ts';

interface DropPageProps {
  /** Not while a dialog stands over the page. */
  enabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A page that takes files anywhere: dropped, or pasted. */
export function DropPage({ enabled, onFiles, children }: DropPageProps) {
  const { isOver, handlers } = useFileDrop(onFiles, enabled);
  usePastedFiles(onFiles, enabled);
  useEffect(() => {
    // A file that misses its place would otherwise be opened instead of the page.
    const hold = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
  return (
    <div {...handlers} className="relative min-h-dvh">
      {children}
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-scrim p-4">
          <p className="flex items-center gap-3 rounded-lg border-2 border-leaf border-dashed bg-card px-8 py-10 font-display text-2xl">
            <Upload className="size-8 text-leaf" />
            Drop your files here
          </p>
        </div>
      )}
    </div>
  );
}
