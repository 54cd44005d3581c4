const emphasis = /(?<![\p{L}\p{N}])[_*]{1,3}(?=\S)|(?<=\S)[_*]{1,3}(?![\p{L}\p{N}])/gu;

/**
 * A life story as plain text: without HTML comments, emphasis and marks of illustrations, with `\n` as line end, and
 * with lines joined that an editor had wrapped within a sentence.
 */
export function readableLife(text: string): string {
  return withoutComments(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/^[ \t]*([-*_=~.•·—–][ \t]*){3,}$/gm, '')
    .replace(/\[(?:illustration|footnote|ilustração|nota)[^[\]]*\]/gi, '')
    .replace(emphasis, '')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map(unwrap)
    .join('\n\n');
}

/** Linear in the length of the text, also with many comments that are never closed. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start);
    if (end < 0) return kept.join('') + text.slice(from);
    kept.push(text.slice(from, start));
    from = end + '-->'.length;
  }
}

const shortestWrap = 40;
const longestWrap = 110;

/** Joins the lines of a wrapped paragraph; verse and lists keep theirs. */
function unwrap(paragraph: string): string {
  const lines = paragraph.split('\n');
  if (lines.length < 2) return paragraph;
  const joints = lines.slice(1).map((next, at) => ({ line: lines[at] ?? '', next }));
  const goesOn = ({ line, next }: { line: string; next: string }) =>
    !/[.!?…:;"”»]\s*$/.test(line) && /^\s*\p{Ll}/u.test(next);
  const widest = Math.max(...lines.slice(0, -1).map((line) => line.trim().length));
  const running = joints.filter(goesOn).length / joints.length;
  const isWrapped = running > 0.3 && widest >= shortestWrap && widest <= longestWrap;
  return joints.reduce((joined, joint) => {
    const isFull = joint.line.trim().length > widest * 0.6;
    const isJoined =
      goesOn(joint) || (isWrapped && isFull && !/^\s*(?:[-*•#]|\d+[.)]) /.test(joint.next));
    return joined + (isJoined ? ' ' : '\n') + joint.next;
  }, lines[0] ?? '');
}
