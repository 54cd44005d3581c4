import type { PersonaMemory } from './persona.ts';

/** A memory that is searched once for the same question, however often one reply asks it. */
export function askedOnce(memory: PersonaMemory): PersonaMemory {
  const recalled = new Map<string, ReturnType<PersonaMemory['recall']>>();
  let details: ReturnType<PersonaMemory['listDetails']> | undefined;
  return {
    ...memory,
    recall(question, how) {
      const key = JSON.stringify([question, how]);
      const known = recalled.get(key) ?? memory.recall(question, how);
      recalled.set(key, known);
      return known;
    },
    listDetails() {
      details ??= memory.listDetails();
      return details;
    },
  };
}
