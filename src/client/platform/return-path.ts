const storageKey = 'heartwood.return-path';

/** One leading slash only: two would lead to another host. */
const ownPath = /^\/(?![/\\])/;

/** Where a person was when they had to sign in. Kept for this tab only. */
export const returnPath = {
  /** With a user's id, only that user will be led back. */
  remember(path: string, userId?: string): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ path, userId }));
    } catch {
      // Then signing in leads to the dashboard.
    }
  },

  find(userId: string): string | undefined {
    try {
      const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
      const { path, userId: owner } = stored;
      if (typeof path !== 'string' || !ownPath.test(path)) return undefined;
      return owner === undefined || owner === userId ? path : undefined;
    } catch {
      return undefined;
    }
  },

  forget(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was kept.
    }
  },
};
