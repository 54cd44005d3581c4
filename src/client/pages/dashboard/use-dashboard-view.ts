import { useState } from 'react';

export type DashboardView = 'cards' | 'tree';

const storageKey = 'heartwood.dashboard-view';

function storedView(): DashboardView {
  try {
    return localStorage.getItem(storageKey) === 'tree' ? 'tree' : 'cards';
  } catch {
    return 'cards';
  }
}

/** Cards or tree, as this device last had it. */
export function useDashboardView() {
  const [view, setView] = useState(storedView);
  const choose = (next: DashboardView) => {
    setView(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  };
  return [view, choose] as const;
}
