import { stripControls } from '#shared/contracts/wire.ts';

/** Holds back half of a surrogate pair until its other half comes: half a character cannot be stored. Control characters are left out. */
export function createWholeCharacters(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    return stripControls(text.slice(0, text.length - half.length));
  };
}
