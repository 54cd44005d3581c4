import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** '1921 – 2004', '1921 – present', 'until 2004'; empty where neither year is known. */
export function lifeYears({ birthYear, deathYear }: Pick<Ancestor, 'birthYear' | 'deathYear'>) {
  if (birthYear === null) return deathYear === null ? '' : `until ${deathYear}`;
  return `${birthYear} – ${deathYear ?? 'present'}`;
}
