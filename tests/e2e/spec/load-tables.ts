import { globSync } from 'node:fs';
import type { ProvenRows, Scenario } from './table.ts';

export interface Tables {
  /** From the root of the repository. */
  file: string;
  scenarios: Scenario[];
  proven: ProvenRows[];
}

/** All tables beside this file, in the order of their files. */
export async function loadTables(): Promise<Tables[]> {
  const names = globSync('*.rows.ts', { cwd: import.meta.dirname }).sort();
  return Promise.all(
    names.map(async (name) => {
      const exported: (Scenario | ProvenRows)[] = Object.values(await import(`./${name}`));
      return {
        file: `tests/e2e/spec/${name}`,
        scenarios: exported.filter((table) => 'open' in table),
        proven: exported.filter((table) => 'file' in table),
      };
    }),
  );
}
