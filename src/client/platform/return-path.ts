import { z } from 'zod';

const storageKey = 'heartwood.return-path';

const shape = z.object({
  // One leading slash only: two would lead to another host.
  path: z.string().regex(/^\/(?![/\\])/),
  userId: z.string().optional(),
});

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
      const stored = shape.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
      return stored.userId === undefined || stored.userId === userId ? stored.path : undefined;
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
