/** How soon a run notices that its story was deleted or changed by another process. */
const everyMs = 1_000;

/** Calls back once a story is gone or at another revision; answers how to stop looking. */
export function watchRevision(
  findRevision: () => Promise<number | undefined>,
  revision: number,
  onSuperseded: () => void,
): () => void {
  const timer = setInterval(async () => {
    const current = await findRevision().catch(() => revision);
    if (current === revision) return;
    clearInterval(timer);
    onSuperseded();
  }, everyMs);
  return () => clearInterval(timer);
}
