import type { CompanionPassage, CompanionPerson } from '../companion/companion.ts';

/** Whether the person told a passage themself, or it is a detail of theirs. */
export function isPersons(
  { teller }: Pick<CompanionPassage, 'teller'>,
  { name, fullName }: Pick<CompanionPerson, 'name' | 'fullName'>,
): boolean {
  if (teller === null) return false;
  const names = ['self', name, fullName].map((each) => each?.toLowerCase());
  return names.includes(teller.toLowerCase());
}
