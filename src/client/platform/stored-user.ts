const storageKey = 'heartwood.user';

/** Who is signed in on this device. It proves nothing: only the server's cookie gives access. */
export interface StoredUser {
  id: string;
  email: string;
  name: string;
}

function parse(text: string | null): StoredUser | undefined {
  if (text === null) return undefined;
  try {
    const { id, email, name }: Record<string, unknown> = JSON.parse(text);
    if (typeof id !== 'string' || id === '' || typeof email !== 'string') return undefined;
    return { id, email, name: typeof name === 'string' ? name : '' };
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
