import { useEffect } from 'react';

/** Titles the tab as '<title> · Heartwood'; without a title, 'Heartwood'. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Heartwood` : 'Heartwood';
  }, [title]);
}
