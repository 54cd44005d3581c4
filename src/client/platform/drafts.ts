import type { z } from 'zod';

const prefix = 'heartwood.draft.';
const debounceMs = 400;

export interface Draft<Value> {
  /** What was last kept, if it still has the right shape. */
  find(): Value | undefined;
  /** Keeps the value soon; at the latest when the page is left. */
  save(value: Value): void;
  /** Keeps what waits, at once. Whether the device had room for it. */
  flush(): boolean;
  /** Forgets the draft, and whatever was waiting. */
  clear(): void;
}

const waiting = new Set<() => void>();

/** Keeps every draft that still waits, at once: before the page or the session goes. */
export function flushDrafts(): void {
  for (const flush of [...waiting]) flush();
}

window.addEventListener('pagehide', flushDrafts);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushDrafts();
});

/**
 * Typed text kept on this device until it is saved for good.
 * @param key names the user and the thing, such as `training.<userId>.<ancestorId>`: devices are shared.
 */
export function createDraft<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): Draft<z.output<Schema>> {
  const storageKey = prefix + key;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { value: z.output<Schema> } | undefined;

  const flush = () => {
    clearTimeout(timer);
    try {
      if (pending) localStorage.setItem(storageKey, JSON.stringify(pending.value));
      pending = undefined;
      waiting.delete(flush);
      return true;
    } catch {
      // A full or forbidden storage: the text waits on in the page for the next try.
      return false;
    }
  };

  return {
    find() {
      if (pending) return pending.value;
      try {
        const text = localStorage.getItem(storageKey);
        return text === null ? undefined : schema.parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    save(value) {
      pending = { value };
      waiting.add(flush);
      clearTimeout(timer);
      timer = setTimeout(flush, debounceMs);
    },
    flush,
    clear() {
      clearTimeout(timer);
      waiting.delete(flush);
      pending = undefined;
      try {
        localStorage.removeItem(storageKey);
      } catch {
        // What cannot be reached was never kept.
      }
    },
  };
}
