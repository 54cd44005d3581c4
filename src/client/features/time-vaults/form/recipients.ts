/** Comma-separated addresses as a list: trimmed, without empties, each once however it is written. */
export function splitRecipients(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const address = part.trim();
    const key = address.toLowerCase();
    if (address && !byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}
