/** The same text but for its first letter, whatever that is: a signed link that somebody changed. */
export function alter(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}
