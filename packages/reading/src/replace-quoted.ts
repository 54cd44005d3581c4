/**
 * Replaces what stands between quotation marks. A mark that is never closed is left as it is, and costs nothing: a text
 * of thousands of them is searched once.
 *
 * @param quoted a global pattern, from an opening mark to the next closing one
 * @param closing the closing marks
 */
export function replaceQuoted(text: string, quoted: RegExp, closing: string, by: string): string {
  const end = 1 + Math.max(...[...closing].map((mark) => text.lastIndexOf(mark)));
  return text.slice(0, end).replace(quoted, by) + text.slice(end);
}
