import { test } from '../fixtures.ts';
import { loadTables } from './load-tables.ts';

// How to add rows: see table.ts.
test.describe.configure({ mode: 'parallel' });

for (const { scenarios } of await loadTables()) {
  for (const { title, rows, open } of scenarios) {
    test(title, async ({ page, server, signUp }) => {
      // A row that cannot be checked must leave time for the next ones.
      page.setDefaultTimeout(10_000);
      const check = await test.step('prepare', () => open({ page, server, signUp }));
      const failures: string[] = [];
      for (const row of rows)
        await test
          .step(row.name, () => check(row))
          .catch((error: Error) => failures.push(`${row.name}\n${error.message}`));
      if (failures.length > 0)
        throw new Error(`${failures.length} of ${rows.length} rows:\n\n${failures.join('\n\n')}`);
    });
  }
}
