import type { Turn } from '../persona.ts';

const asksOf =
  /(?<=^(?:and |so |e |mas )?(?:what (?:was|is|were)|who (?:was|is)|tell me (?:more )?about|como (?:é que )?era|quem (?:é|era|foi)) )(?:he|she|him|her|ele|ela)(?=(?: really)?(?: like)?\s*[?.!]*$)/iu;

/** 'What was he like?' with the name of whoever was asked about just before. */
export function nameWhom(question: string, history: readonly Turn[]): string {
  if (!asksOf.test(question)) return question;
  const before = history.findLast(({ kind }) => kind === 'person')?.content ?? '';
  const names = Array.from(before.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu), ([name]) => name);
  const [only, ...others] = new Set(names);
  return only && others.length === 0 ? question.replace(asksOf, only) : question;
}
