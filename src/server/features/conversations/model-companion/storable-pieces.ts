import { stripInvalidUnicode } from '#shared/contracts/wire.ts';

/** Makes a text that comes in pieces storable: half of a character waits for its other half. */
export function createStorablePieces(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    return stripInvalidUnicode(text.slice(0, text.length - half.length));
  };
}
