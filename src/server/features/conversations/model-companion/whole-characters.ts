import { stripInvalidUnicode } from '#shared/contracts/wire.ts';

/** Holds back half of a surrogate pair until its other half comes: half a character cannot be stored. */
export function createWholeCharacters(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    return stripInvalidUnicode(text.slice(0, text.length - half.length));
  };
}
