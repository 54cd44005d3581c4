import type { Language } from '@heartwood/reading/language';
import { type Clause, isHeldBy, worthIn } from './read-text.ts';

/**
 * Whether a sentence denies what the text it stands on affirms, or the other way: each of its clauses is compared with
 * those of the text that share most words with it.
 */
export function isFlipped(
  own: readonly Clause[],
  told: readonly Clause[],
  language: Language,
): boolean {
  const isAnyDenied = told.some(({ negated }) => negated.length > 0);
  return own.some((clause) => {
    const shared = told.map((each) => countShared(clause, each, language));
    const most = Math.max(0, ...shared);
    const nearest = told.filter((_, at) => most > 0 && shared[at] === most);
    if (nearest.length === 0) return clause.negated.length > 0 && !isAnyDenied;
    return nearest.every((each) => isOtherwise(clause, each, language));
  });
}

function countShared(own: Clause, told: Clause, language: Language): number {
  return [...own.stems].reduce((sum, stem) => sum + worthIn(stem, language, told.stems), 0);
}

function isOtherwise(own: Clause, told: Clause, language: Language): boolean {
  const toldDenied = new Set(told.negated.flat());
  const isDeniedToo = own.negated.every(
    (reach) => reach.length === 0 || reach.some((stem) => isHeldBy(stem, language, toldDenied)),
  );
  if (!isDeniedToo) return true;
  const ownDenied = new Set(own.negated.flat());
  return [...told.heads].some(
    (head) => isHeldBy(head, language, own.stems) && !isHeldBy(head, language, ownDenied),
  );
}
