import { fold } from '#server/platform/language/words.ts';

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  '!': 'i',
  $: 's',
};

/**
 * A message as clauses of bare lower-case words, so that 'Don’t   WANT to liiive…' and
 * 'dont want to live' read the same. Commas, full stops and line breaks part clauses.
 */
export function plainClauses(message: string): string[] {
  return fold(message)
    .replace(/\*+/g, '')
    .replace(/[’'`´]/g, '')
    .replace(/(?<=[a-z])[013450@!$](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/([a-z])\1{2,}/g, '$1')
    .split(/[.!?,;:\n\r()"“”«»—–]+|\s-\s/)
    .map((clause) => clause.replace(/[^a-z0-9]+/g, ' ').trim())
    .filter(Boolean);
}
