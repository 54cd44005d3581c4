import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createDataDir } from '#tests/support/database-folder.ts';
import { createDatabasePowerCut } from '#tests/support/database-power-cut.ts';
import { openDurablePglite } from './durable-pglite.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Writes lines, noting after how many steps each was acknowledged. */
async function rehearse({ forgetSyncs = false } = {}) {
  const { dataDir, remove } = await createDataDir('migrated');
  cleanUps.push(remove);
  const directory = join(dataDir, 'database');
  const disk = await createDatabasePowerCut(directory, join(dataDir, 'snapshot'));
  const database = await openDurablePglite({
    directory,
    onFileActivity: (activity) => {
      if (!(forgetSyncs && activity.kind === 'sync')) disk.record(activity);
    },
  });
  await database.query('create table lines (number integer primary key)');
  const acknowledgedAt: number[] = [];
  for (let number = 1; number <= 40; number += 1) {
    await database.query('insert into lines values ($1)', [number]);
    acknowledgedAt.push(disk.countSteps());
    if (number === 20) await database.query('checkpoint');
  }
  await database.close();

  return {
    acknowledgedAt,
    async linesAfterCut(stepCount: number): Promise<number[]> {
      const target = join(dataDir, 'after-the-cut');
      await disk.rebuild(target, stepCount);
      const recovered = await openDurablePglite({ directory: target });
      try {
        const { rows } = await recovered.query<{ number: number }>(
          'select number from lines order by number',
        );
        return rows.map(({ number }) => number);
      } finally {
        await recovered.close();
      }
    },
  };
}

describe('a power cut', () => {
  test('takes no row that was acknowledged before it', async () => {
    const { acknowledgedAt, linesAfterCut } = await rehearse();
    for (const acknowledged of [1, 20, 21, 40]) {
      const kept = await linesAfterCut(acknowledgedAt[acknowledged - 1] ?? 0);
      expect(kept.slice(0, acknowledged)).toEqual(
        Array.from({ length: acknowledged }, (_, index) => index + 1),
      );
      expect(kept.length).toBeLessThanOrEqual(acknowledged);
    }
  }, 180_000);

  test('would take rows if syncs were left out, so the rehearsal can fail', async () => {
    const { acknowledgedAt, linesAfterCut } = await rehearse({ forgetSyncs: true });
    const kept = await linesAfterCut(acknowledgedAt.at(-1) ?? 0).catch(() => []);
    expect(kept.length).toBeLessThan(40);
  }, 180_000);
});
