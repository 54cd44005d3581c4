// `npm run bench:companion -- [FILE…] [--misses] [--facts] [--together]`: how the offline companion does on families that other people
// wrote. Without files: the held-out ones. `--facts` asks as if the family had confirmed every suggested fact;
// `--together` asks all in one conversation, one question after the other.
import { openTestDatabase } from '#tests/support/database.ts';
import { askFamily, type Outcome } from './ask-family.ts';
import { type Family, holdsFact, listFamilies, readFamily, trainingTexts } from './family.ts';
import { type Figures, figuresOf, isInView, type Share } from './figures.ts';

const write = (line = '') => process.stdout.write(`${line}\n`);
const percent = ({ count, of }: Share) =>
  of === 0 ? '-' : `${((100 * count) / of).toFixed(0)}% (${count}/${of})`;

const args = process.argv.slice(2);
const showsMisses = args.includes('--misses');
const factsConfirmed = args.includes('--facts');
const together = args.includes('--together');
const named = args.filter((each) => !each.startsWith('--'));
const paths = named.length > 0 ? named : await listFamilies('held-out');

const families = new Map<string, Family>();
const outcomes: Outcome[] = [];
const database = await openTestDatabase();
try {
  for (const path of paths) {
    const family = await readFamily(path);
    families.set(family.file, family);
    outcomes.push(...(await askFamily(database.db, family, { factsConfirmed, together })));
  }
} finally {
  await database.close();
}

const trainingOf = (file: string) => trainingTexts(families.get(file));

const columns: [keyof Figures, string][] = [
  ['inView', 'fact in view'],
  ['toldAsTold', 'told as told'],
  ['toldRight', '… of it right'],
  ['toldDenied', 'told, denied'],
  ['untoldAsTold', 'untold as told'],
  ['untoldSaidSo', 'untold, said so'],
  ['unsupported', 'unsupported'],
  ['distressHeard', 'distress heard'],
  ['falseAlarms', 'false alarms'],
  ['bookkeeping', 'bookkeeping'],
];
for (const file of [...families.keys(), 'all']) {
  const these = outcomes.filter(({ family }) => file === 'all' || family === file);
  const figures = figuresOf(these, trainingOf);
  write(`\n${file}`);
  for (const [key, title] of columns) write(`  ${title.padEnd(18)}${percent(figures[key])}`);
}
const times = outcomes
  .map(({ milliseconds }) => milliseconds)
  .toSorted((one, other) => one - other);
write(
  `\nreplies: median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(1)} ms, p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)} ms`,
);

if (showsMisses)
  for (const outcome of outcomes) {
    const { question, reply, care, act } = outcome;
    const isRight =
      question.kind === 'told'
        ? question.pattern === undefined ||
          (isInView(outcome) && (reply?.certainty !== 'told' || holdsFact(question, reply.content)))
        : question.kind === 'untold' && reply?.certainty !== 'told';
    if (isRight && care === null) continue;
    write(
      `\n${outcome.family} ${question.id} ${question.kind}/${question.sort}: ${question.question}`,
    );
    write(
      `  expected: ${question.expected ?? ''} ${question.pattern ? `/${question.pattern}/` : ''}`,
    );
    write(
      `  ${care ?? '-'} ${act} ${reply?.certainty ?? ''} ${reply?.because.notes.join('; ') ?? ''}`,
    );
    write(`  ${reply?.content.slice(0, 300) ?? '(Heartwood itself)'}`);
    write(`  ${reply?.sources.map(({ title }) => title).join(' | ') ?? ''}`);
  }
