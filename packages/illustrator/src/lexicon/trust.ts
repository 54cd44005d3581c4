import type { Language } from '@heartwood/reading/language';
import { entryOf, pattern, readLexicon, type Trust } from './lexicon.ts';

interface Span {
  from: number;
  to: number;
  trust: number;
}

const entries = readLexicon('trust');
/** The trust in the words that each kind of entry of `trust.txt` applies to. */
const trusts: Record<string, number> = {
  ...{ denied: 0, figure: 0 },
  ...{ mentioned: 0.25, counted: 0.25, passed: 0.25 },
};
const wordsOf = (heading: string): ReadonlySet<string> => {
  const { en, pt } = entryOf(entries, heading);
  return new Set(`${en}|${pt}`.split('|'));
};
const nameable = wordsOf('name');
const capitals = wordsOf('capital');

const clauseEnd = /[,.;:!?—–()]| but | mas | porém /u;

/** The most characters of a clause: bounds the work on a text without punctuation. */
const longestClause = 300;

function clauseAfter(text: string, start: number): number {
  const next = text.slice(start, start + longestClause);
  const end = next.search(clauseEnd);
  return start + (end < 0 ? next.length : end);
}

function afterWords(text: string, start: number, words: number): number {
  const next = text.slice(start).match(new RegExp(`^(?:[^\\p{L}]*[\\p{L}'’-]+){0,${words}}`, 'u'));
  return start + (next?.[0].length ?? 0);
}

/** Which part of the text a word of a kind, from `index` to `end`, applies to. */
function spanOf(kind: string, text: string, index: number, end: number, reach: number) {
  switch (kind) {
    case 'denied':
      return [index, Math.min(clauseAfter(text, end), afterWords(text, end, reach))] as const;
    case 'mentioned':
      return [end, clauseAfter(text, end)] as const;
    case 'passed':
      return [end, afterWords(text, end, 2)] as const;
    default:
      return [index, end] as const;
  }
}

const title =
  /(?:mrs?|ms|miss|dr|aunt(?:ie)?|uncle|sister|brother|father|don|dona|tia|tio|sr\.?|sra\.?|senhora?|professora?|avó|avô|irmã|padre)\.?\s+$/iu;

/** Whether a word is used as a name. */
function isName(text: string, index: number, word: string): boolean {
  const [first = ''] = word;
  const lower = word.toLowerCase();
  if (first === first.toLowerCase() || capitals.has(lower.split(/\s/u)[0] ?? '')) return false;
  const before = text.slice(Math.max(0, index - 40), index);
  if (title.test(before)) return true;
  const after = text.slice(index + word.length);
  const opens = /(?:^|[.!?…]["”’)]?\s*|["“«]\s*|\n\s*|—\s*)$/u.test(before);
  if (!nameable.has(lower)) return false;
  if (!opens) return !capitals.has(lower) || /^\s+\p{Lu}/u.test(after);
  return /^(?:['’]s\b|\s+(?:was|is|had|has|and|taught|told|said|went|came|lived|died|loved|gave|e|era|foi|tinha|ensinou|disse|veio)(?![\p{L}])|,)/iu.test(
    after,
  );
}

/** Returns the trust in each place of a text: 0 where it denies, compares or names, 0.25 where it only mentions, else 1. */
export function trustIn(text: string, language: Language): Trust {
  const spans: Span[] = [];
  for (const { heading, [language]: words } of entries) {
    const [kind = '', reach] = heading;
    const trust = trusts[kind];
    if (trust === undefined) continue;
    for (const { index, 0: said } of text.matchAll(pattern(words))) {
      const end = index + said.length;
      const [from, to] = spanOf(kind, text, index, end, Number(reach));
      spans.push({ from, to, trust });
    }
  }
  const levels = new Float32Array(text.length).fill(1);
  for (const { from, to, trust } of spans) {
    for (let at = from; at < to; at += 1) levels[at] = Math.min(levels[at] ?? 1, trust);
  }
  return (index, word) => (isName(text, index, word) ? 0 : (levels[index] ?? 1));
}
