/** The first letters of the first and last word of a name, upper case, at most `count`. */
export function initialsOf(name: string, count: 1 | 2): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = count === 1 ? words.slice(0, 1) : [words[0], words.length > 1 ? words.at(-1) : ''];
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
