import { onOneLine } from '@heartwood/reading/prose';

const signs = '<>[]【】［］';
const lookalikes = '‹›()()()';

/**
 * A text as it may stand in a prompt: the signs that mark blocks and citations there are replaced by ones that
 * look alike, so that no story or message can close its block, open another or cite.
 */
export function plainData(text: string): string {
  return text.replace(/[<>[\]【】［］]/g, (sign) => lookalikes.charAt(signs.indexOf(sign)));
}

/** The same, on one line, so that nothing in it can begin a line of its own. */
export function plainLine(text: string): string {
  return onOneLine(plainData(text));
}
