const begins =
  'who|what|when|where|why|how|which|did|do|were|was|had|could|quem|o que|que|quando|onde|porque|como|qual|quantos|quantas';
const boundary = new RegExp(`(?:[,;.!?]\\s+(?:and |e )?|\\s(?:and|e) )(?=(?:${begins})\\b)`, 'gi');
const question = new RegExp(`^(?:${begins})\\b`, 'i');
const longest = 24;
const most = 3;

/** The questions in a long message, where it is too much to be answered at once; none in a short one. */
export function clausesOf(message: string): string[] {
  if (message.split(/\s+/).length < longest && (message.match(/\?/g)?.length ?? 0) < 2) return [];
  return message
    .slice(0, 2_000)
    .split(boundary)
    .map((clause) => clause.trim())
    .filter((clause) => question.test(clause) && clause.split(' ').length > 2)
    .slice(0, most);
}
