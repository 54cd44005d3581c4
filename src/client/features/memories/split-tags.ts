/** Tags as they are typed, parted by commas: trimmed, without empties. */
export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
