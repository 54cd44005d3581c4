import { openTestDatabase } from '#tests/support/database.ts';
import { holdTogether, readConversations } from './conversations.ts';
import { depths, type Figures, grains, measureRecall } from './measure-recall.ts';

const categories = new Map([
  [1, 'multi-hop'],
  [2, 'temporal'],
  [3, 'open'],
  [4, 'single-hop'],
]);

const write = (line: string) => process.stdout.write(`${line}\n`);

function mean(values: number[]): string {
  return (
    (100 * values.reduce((sum, value) => sum + value, 0)) /
    Math.max(1, values.length)
  ).toFixed(1);
}

function table(title: string, figures: Figures[]): void {
  const row = (name: string, some: Figures[]) => {
    const cells = grains.map((_, grain) =>
      depths
        .map((_, depth) => mean(some.map(({ found }) => found[grain]?.[depth] ?? 0)).padStart(5))
        .join(' '),
    );
    write(`${name.padEnd(16)}${String(some.length).padStart(5)}   ${cells.join('     ')}`);
  };
  write(`\n${title}`);
  write(
    `${''.padEnd(16)}    n   ${grains.map((grain) => `${grain} R@${depths.join('/')}`.padEnd(22)).join('')}`,
  );
  for (const [category, name] of categories) {
    row(
      `${category} ${name}`,
      figures.filter((figure) => figure.category === category),
    );
  }
  row('all', figures);
}

const [path, ...options] = process.argv.slice(2);
if (!path) {
  write('Name a LoCoMo file: npm run bench:recall -- FILE [--without-captions] [--together]');
  process.exit(2);
}
const database = await openTestDatabase();
try {
  const all: Figures[] = [];
  const conversations = await readConversations(path, !options.includes('--without-captions'));
  for (const conversation of options.includes('--together')
    ? holdTogether(conversations)
    : conversations) {
    const figures = await measureRecall(database.db, conversation);
    table(conversation.name, figures);
    all.push(...figures);
  }
  table('all conversations', all);
  write(
    '\nRecall: the share of a question’s evidence turns that is found; "any": whether one of them is.',
  );
} finally {
  await database.close();
}
