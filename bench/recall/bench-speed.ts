import { openTestDatabase } from '#tests/support/database.ts';
import { measureSpeed } from './measure-speed.ts';

const sizes = [
  { passages: 1_000, stories: 100 },
  { passages: 50_000, stories: 5_000 },
];

const write = (line: string) => process.stdout.write(`${line}\n`);
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

const database = await openTestDatabase();
try {
  for (const size of sizes) {
    const speed = await measureSpeed(database.db, size);
    write(`${database.kind}, ${speed.passages} passages in ${size.stories} stories`);
    write(
      `  taught in ${ms(speed.taught)}, again unchanged ${ms(speed.unchanged)}, one story changed ${ms(speed.oneStoryChanged)}`,
    );
    write(
      `  recall p50 ${ms(speed.p50)}, p95 ${ms(speed.p95)}, slowest ${ms(speed.slowest)}, the first ${ms(speed.first)}`,
    );
  }
} finally {
  await database.close();
}
