/** A nurse called Sister Agnes is nobody's sister, and Miss Agnes is not missed. */
export function isTitle(word: string, next: string): boolean {
  return (
    /^(?:Sister|Brother|Father|Mother|Miss|Mrs|Mr|Irmã|Irmão)$/.test(word) &&
    /^\p{Lu}\p{Ll}/u.test(next)
  );
}
