import { useSyncExternalStore } from 'react';

const storageKey = 'heartwood.theme';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let current: Theme = 'system';

function show(theme: Theme): void {
  current = theme;
  const { classList } = document.documentElement;
  classList.toggle('light', theme === 'light');
  classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

/** Shows the stored choice, and follows it when another tab changes it. Call once, before the first paint. */
export function startTheme(): void {
  show(storedTheme());
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) show(storedTheme());
  });
}

/** Remembers and shows a choice; `system` follows the device. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be full or forbidden: the choice then holds until the page is closed.
  }
  show(theme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => current);
}
