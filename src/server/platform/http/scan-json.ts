/** No request of ours comes near either. */
const most = { depth: 32, values: 50_000 };

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);

/**
 * Looks through JSON as it arrives, without parsing it. The function that it returns takes the next bytes, and returns
 * false once the JSON is nested too deep, or has too many values, to be parsed at a bearable cost.
 */
export function createJsonScanner(): (chunk: Uint8Array) => boolean {
  let depth = 0;
  let values = 0;
  let isInString = false;
  let isEscaped = false;
  return (chunk) => {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInString = false;
      } else if (byte === quote) isInString = true;
      else if (byte === comma) values++;
      else if (opening.has(byte)) {
        values++;
        depth++;
        if (depth > most.depth) return false;
      } else if (closing.has(byte)) depth--;
    }
    return values <= most.values;
  };
}
