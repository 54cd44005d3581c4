import { stripVTControlCharacters } from 'node:util';

/** What a failure says in short: its first lines, without colours, in one line. */
export function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' ')
    .slice(0, 300);
}
