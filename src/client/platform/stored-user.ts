import { z } from 'zod';

const storageKey = 'heartwood.user';

const storedUserShape = z.object({
  id: z.string().min(1),
  email: z.string(),
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
});

/** Who is signed in on this device. It proves nothing: only the server's cookie gives access. */
export type StoredUser = z.output<typeof storedUserShape>;

function parse(text: string | null): StoredUser | undefined {
  if (text === null) return undefined;
  try {
    return storedUserShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const storedUser = {
  find(): StoredUser | undefined {
    try {
      return parse(localStorage.getItem(storageKey));
    } catch {
      return undefined;
    }
  },

  save({ id, email, name }: StoredUser): void {
    try {
      localStorage.setItem(storageKey, JSON.stringify({ id, email, name }));
    } catch {
      // Without storage the session lasts until the page is closed.
    }
  },

  remove(): void {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Storage that cannot be reached holds nobody.
    }
  },

  /** Told when another tab signs in or out. Returns what stops listening. */
  onChangeElsewhere(listener: (user: StoredUser | undefined) => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === storageKey) listener(parse(event.newValue));
      // A null key: the whole storage was cleared.
      else if (event.key === null) listener(undefined);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};
