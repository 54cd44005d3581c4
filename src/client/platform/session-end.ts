type Listener = () => void;

const listeners = new Set<Listener>();

/** Told when the server no longer knows the session, in the middle of work. */
export const sessionEnd = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  /** Returns what stops listening. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
