import { createRecall } from '#server/features/training/recall/recall.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { inventQuestions, inventStories } from './invented-stories.ts';

const sizes = [
  { passages: 1_000, stories: 100 },
  { passages: 50_000, stories: 5_000 },
];
const questions = 100;

const write = (line: string) => process.stdout.write(`${line}\n`);
const round = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

async function timed<Result>(work: () => Promise<Result>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const where = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite';
const database = await openTestDatabase();
try {
  const recall = createRecall({ db: database.db });
  for (const size of sizes) {
    const { taught, passages } = inventStories(size.passages, size.stories);
    const ancestorId = await addTaughtAncestor(database.db);
    const first = await timed(() => recall.remember(ancestorId, { stories: taught }));
    const same = await timed(() => recall.remember(ancestorId, { stories: taught }));
    const changed = taught.with(7, { title: 'Another', content: 'We moved to the island then.' });
    const edit = await timed(() => recall.remember(ancestorId, { stories: changed }));
    const times: number[] = [];
    for (const question of inventQuestions(questions)) {
      times.push(await timed(() => recall.recall({ ancestorId, question })));
    }
    const cold = times[0] ?? 0;
    times.sort((one, other) => one - other);
    const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? 0);
    write(`${where}, ${passages} passages in ${size.stories} stories`);
    write(
      `  taught in ${round(first)}, again unchanged ${round(same)}, one story changed ${round(edit)}`,
    );
    write(`  recall p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}, the first ${round(cold)}`);
  }
} finally {
  await database.close();
}
