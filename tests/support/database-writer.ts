import { openDatabase } from '#server/platform/database/open-database.ts';

// Writes numbered rows, and prints each number once the database has acknowledged it.
const { executeSql } = await openDatabase({ dataDir: process.argv[2] ?? '' });
await executeSql('create table if not exists written (number integer)');
process.stdout.write('ready\n');
for (let number = 1; ; number += 1) {
  await executeSql('insert into written values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
