import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import { birthplace } from '../birthplace.ts';

/** Without accents and capitals, so that 'joao' finds João. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word sought is somewhere in the name, the relationship or the birthplace. */
export function matchesSearch(ancestor: Ancestor, search: string): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { name, relationship, systemPrompt } = ancestor;
  const text = fold(`${name} ${relationshipLabel(relationship)} ${birthplace(systemPrompt)}`);
  return words.every((word) => text.includes(word));
}
