import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { PersonaPerson, PersonaTraining } from './persona.ts';

/** Whom the persona speaks as: the person, with what was taught of them besides the stories. */
export function personOf(row: AncestorRow, taught: PersonaTraining): PersonaPerson {
  const { name, relationship, gender, birthYear, deathYear, systemPrompt } = row;
  return { ...taught, name, relationship, gender, birthYear, deathYear, systemPrompt };
}
