const emphasis = /(?<![\p{L}\p{N}])[_*]{1,3}(?=\S)|(?<=\S)[_*]{1,3}(?![\p{L}\p{N}])/gu;

/**
 * A life story as it is read: without comments, marks of emphasis and of pictures, with one kind of line end and
 * with the lines put together again that an editor had broken in the middle of a sentence.
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

/** Read once from its begin to its end, however many comments are opened and never closed. */
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

/** A paragraph in one line if its lines were only as long as a page is wide; verse and lists keep theirs. */
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

/** With each stretch of white space as one blank, as narrations are. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
