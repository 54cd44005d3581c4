/**
 * What stands in an address for the parts of a page's pattern that have a colon.
 * @returns undefined where it is the address of another page.
 */
export function matchPage(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== parts.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = given;
    else if (part !== given) return undefined;
  }
  return found;
}
