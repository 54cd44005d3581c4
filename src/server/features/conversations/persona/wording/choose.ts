/** A number from 0 up to (not including) 1 that is always the same for the same text. */
export function chanceOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const unit of seed) {
    hash ^= unit.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV's low bits barely differ for near seeds; one more round spreads them.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
}

/** One of several wordings, by the seed, leaving out those that earlier replies have just used. */
export function choose(
  wordings: readonly string[],
  seed: string,
  lately: readonly string[] = [],
): string {
  const fresh = wordings.filter((each) => !lately.some((reply) => reply.includes(each)));
  const open = fresh.length > 0 ? fresh : wordings;
  return open[Math.floor(chanceOf(seed) * open.length)] ?? '';
}
