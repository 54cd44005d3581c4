import type { Language } from '#shared/language/language.ts';

/** How one language says that the writer means to harm themselves, over plain clauses. */
export interface CrisisRules {
  language: Language;
  /** Words that stand for the writer. */
  speaker: RegExp;
  /** Words that, within a sign, leave no doubt who is meant. */
  writer: RegExp;
  /** Words that stand for somebody else. */
  others: RegExp;
  /** Marks what somebody else is reported to have said. */
  reported: RegExp;
  /** Turns of phrase that make a clause harmless whatever else it says. */
  harmless: readonly RegExp[];
  signs: readonly RegExp[];
}
