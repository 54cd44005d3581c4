import { useEffect } from 'react';

/** One sheet for all users of it, in force while there are any. */
function createSharedSheet() {
  let askers = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(styles: string) {
      askers += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      askers -= 1;
      if (askers > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = undefined;
    },
  };
}

/**
 * Stands in for the package react-style-singleton, with which dialogs and menus hold the page still:
 * that one writes a <style> element, and the page's Content-Security-Policy allows none.
 */
export function styleSingleton() {
  const shared = createSharedSheet();
  // biome-ignore lint/correctness/noComponentHookFactories: the package's shape; called once per module.
  return function Sheet({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the first styles count, as in the package.
    useEffect(() => {
      shared.add(styles);
      return shared.remove;
    }, []);
    return null;
  };
}
