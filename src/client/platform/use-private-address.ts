import { useEffect } from 'react';

const rules = { referrer: 'no-referrer', robots: 'noindex' };

/** For a page whose address is itself a key: no other site and no search engine may learn it. */
export function usePrivateAddress(): void {
  useEffect(() => {
    const added = Object.entries(rules).map(([name, content]) => {
      const meta = Object.assign(document.createElement('meta'), { name, content });
      document.head.append(meta);
      return meta;
    });
    return () => {
      for (const meta of added) meta.remove();
    };
  }, []);
}
