const storageKey = 'heartwood.user';

/** Who is signed in on this device. It proves nothing: only the server's cookie gives access. */
export interface StoredUser {
  id: string;
  email: string;
  name: string;
  /** A guest of the sample family. */
  isSample?: boolean;
}

const pick = ({ id, email, name, isSample }: StoredUser): StoredUser => ({
  id,
  email,
  name,
  ...(isSample && { isSample }),
});

function parse(text: string | null): StoredUser | undefined {
  if (text === null) return undefined;
  try {
    const { id, email, name, isSample }: Record<string, unknown> = JSON.parse(text);
    if (typeof id !== 'string' || id === '' || typeof email !== 'string') return undefined;
    return pick({
      id,
      email,
      name: typeof name === 'string' ? name : '',
      isSample: isSample === true,
    });
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

  /** Returns what was stored. */
  save(user: StoredUser): StoredUser {
    const stored = pick(user);
    try {
      localStorage.setItem(storageKey, JSON.stringify(stored));
    } catch {
      // Without storage the session lasts until the page is closed.
    }
    return stored;
  },

  remove(): void {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Storage that cannot be reached holds no user.
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
