import { fold } from './words.ts';

/** How many numbers features are hashed into: so many that few meet. */
export const featureCount = 2 ** 20;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Cyrillic letters that look like Latin ones: within a Latin word they stand for those. */
const cyrillicLookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', і: 'i', о: 'o', у: 'y', с: 'c' },
  ...{ р: 'p', х: 'x', ѕ: 's', ј: 'j', һ: 'h', ԁ: 'd' },
};

/** Longer messages are read by their beginning and their end. */
const charactersRead = 1_200;

/** A message in plain lower case: no accents, `liiiive` as `live`, `d1e` as `die`, marks as words of their own. */
export function plainMessage(message: string): string[] {
  const seen = asSeen(message);
  const text =
    seen.length > charactersRead
      ? `${seen.slice(0, charactersRead / 2)} ${seen.slice(-charactersRead / 2)}`
      : seen;
  const plain = inLatinLetters(fold(text))
    .replace(/[’'`´]/g, '')
    // One letter after the other, as `d e a d`.
    .replace(/(?<![a-z])[a-z](?:[ .*_-][a-z]){3,}(?![a-z])/g, (word) => word.replace(/[^a-z]/g, ''))
    .replace(/(?<=[a-z])[01345@$](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/([a-z])\1{2,}/g, '$1');
  return plain.match(/[a-z]+|\d+|[?!]|\p{Extended_Pictographic}/gu) ?? [];
}

/** Without invisible characters, and with ｗｉｄｅ and 𝐛𝐨𝐥𝐝 letters as plain ones. */
function asSeen(message: string): string {
  return message
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}]/gu, (sign) => sign.normalize('NFKC'));
}

function inLatinLetters(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (sign) => cyrillicLookalikes[sign] ?? sign) : word,
  );
}

/**
 * What a linear model goes by: runs of one to four words, pairs with a word between, and the pieces of three to five
 * letters of each word, so that misspelt words still share most of theirs. Each as a number below `featureCount`, with
 * its value; the values of a message have the length 1 together.
 */
export function messageFeatures(message: string): Map<number, number> {
  const words = ['^', ...plainMessage(message), '$'];
  const found = new Map<number, number>();
  const add = (feature: string, value: number) => {
    const number = hash(feature);
    found.set(number, Math.max(found.get(number) ?? 0, value));
  };
  words.forEach((word, at) => {
    const [next, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    add(`w ${word}`, 1);
    if (next) add(`w ${word} ${next}`, 1);
    if (next && third) add(`w ${word} ${next} ${third}`, 1);
    if (next && third && fourth) add(`w ${word} ${next} ${third} ${fourth}`, 0.7);
    if (third) add(`s ${word} ${third}`, 0.5);
    const edged = `<${word}>`;
    for (let size = 3; size <= 5; size++)
      for (let start = 0; start + size <= edged.length; start++)
        add(`c ${edged.slice(start, start + size)}`, 0.3);
  });
  const length = Math.hypot(...found.values());
  for (const [number, value] of found) found.set(number, value / length);
  return found;
}

/** FNV-1a, cut to the features there are. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return (value >>> 0) % featureCount;
}
