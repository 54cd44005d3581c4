import { fold, words } from '@heartwood/reading/words';

interface Statement {
  subject: string;
  relation: string;
  object: string;
}

const folded = (text: string) => words(text).map(fold).join(' ') || text.trim().toLowerCase();

/** A fact in folded words, `subject|relation|object`: equal for spellings that differ in case, accents or punctuation. */
export function factKey({ subject, relation, object }: Statement): string {
  return [subject, relation, object].map(folded).join('|');
}
