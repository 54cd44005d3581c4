import type { Language } from '#shared/language/language.ts';
import { english } from './crisis-english.ts';
import { portuguese } from './crisis-portuguese.ts';
import type { CrisisRules } from './crisis-rules.ts';
import { plainClauses } from './plain-message.ts';

/**
 * Whether the writer of a message speaks of harming or killing themselves, and in which language.
 * Talk of a relative's death, idioms ('killed himself laughing') and what others said do not count.
 */
export function findCrisis(message: string): { language: Language } | undefined {
  const clauses = plainClauses(message);
  // 'I want to die. Laughing.' is one thought; a comma in 'I want, so much, to die' is too.
  const whole = clauses.join(' ');
  for (const rules of [english, portuguese]) {
    const units = clauses.length > 1 ? [...clauses, whole] : clauses;
    if (units.some((unit) => speaksOfSelfHarm(unit, rules))) return { language: rules.language };
  }
  return undefined;
}

function speaksOfSelfHarm(clause: string, rules: CrisisRules): boolean {
  if (rules.harmless.some((turn) => turn.test(clause))) return false;
  return rules.signs.some((sign) => {
    const found = sign.exec(clause);
    return found !== null && isOfTheWriter(clause, found.index, found[0], rules);
  });
}

function isOfTheWriter(clause: string, index: number, sign: string, rules: CrisisRules): boolean {
  const before = clause.slice(0, index).split(' ').filter(Boolean);
  const someoneSpeaks = before.some((word) => rules.others.test(word));
  if (someoneSpeaks && rules.reported.test(clause.slice(0, index))) return false;
  const words = sign.split(' ');
  if (rules.speaker.test(words[0] ?? '') || words.some((word) => rules.writer.test(word))) {
    return true;
  }
  const nearest = before.findLast((word) => rules.speaker.test(word) || rules.others.test(word));
  return nearest === undefined || rules.speaker.test(nearest);
}
