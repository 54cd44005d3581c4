import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { CompanionPerson, PersonTraining } from './companion.ts';

/** The person a companion speaks as: the ancestor, with the training besides the stories. */
export function personOf(row: AncestorRow, training: PersonTraining): CompanionPerson {
  const { name, relationship, gender, birthYear, deathYear } = row;
  const { companionVoice, portuguese } = row;
  return {
    ...training,
    ...{ name, relationship, gender, birthYear, deathYear },
    ...{ companionVoice, portuguese },
  };
}
