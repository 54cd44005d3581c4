// `npm run bench`: figures beside floors, measured in turns within one run. `npm run bench -- routes` runs one group.
import { measureFirstToken } from './first-token.ts';
import { measureMemories } from './memories.ts';
import { measureMemoryScroll } from './memory-scroll.ts';
import { measureOfflineReply } from './offline-reply.ts';
import { measureReplies } from './replies.ts';
import { measureRoutes } from './routes.ts';
import type { BenchRow } from './row.ts';
import { measureSpeech } from './speech.ts';
import { measureStarts } from './starts.ts';
import { measureTree } from './tree.ts';
import { measureUploads } from './uploads.ts';

const groups: Record<string, () => Promise<BenchRow[]>> = {
  routes: measureRoutes,
  replies: measureReplies,
  'offline-reply': measureOfflineReply,
  'first-token': measureFirstToken,
  speech: measureSpeech,
  starts: measureStarts,
  tree: measureTree,
  memories: measureMemories,
  'memory-scroll': measureMemoryScroll,
  uploads: measureUploads,
};

const chosen = process.argv[2];
if (chosen && !groups[chosen]) {
  process.stderr.write(`There is no group "${chosen}": ${Object.keys(groups).join(', ')}.\n`);
  process.exit(1);
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const columns = ['what', 'figure', 'spread', 'p95', 'floor', 'ratio', 'goal'];
const lines: string[][] = [];
for (const [group, measure] of Object.entries(groups)) {
  if (chosen && chosen !== group) continue;
  for (const row of await measure())
    lines.push([
      row.name,
      `${round(row.figure)} ${row.unit}`,
      `±${round(row.spread)}`,
      row.p95 === undefined ? '' : round(row.p95),
      `${round(row.floor)} ${row.unit} (${row.floorName})`,
      `${round(row.figure / row.floor)}×`,
      row.goal ?? '',
    ]);
}
const widths = columns.map((name, index) =>
  Math.max(name.length, ...lines.map((line) => line[index]?.length ?? 0)),
);
for (const line of [columns, ...lines])
  process.stdout.write(
    `${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}\n`,
  );
