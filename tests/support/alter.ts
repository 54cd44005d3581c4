/** Returns the text with another first letter, as of a signed link that was tampered with. */
export function alter(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}
