import { useEffect, useRef } from 'react';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A picture of the clipboard has no name that says anything. */
function named(file: File): File {
  if (file.name && !/^image\.\w+$/i.test(file.name)) return file;
  const ending = /\.\w+$/.exec(file.name)?.[0] ?? `.${file.type.split('/')[1] ?? 'png'}`;
  const name = `Picture of ${time.format(new Date())}${ending}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Takes files that are pasted anywhere on the page, while enabled. */
export function usePastedFiles(onPaste: (files: File[]) => void, enabled: boolean) {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  }, [onPaste]);
  useEffect(() => {
    if (!enabled) return;
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Beside a text, a picture is only how the other program shows it.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files.map(named));
    };
    window.addEventListener('paste', take);
    return () => window.removeEventListener('paste', take);
  }, [enabled]);
}
