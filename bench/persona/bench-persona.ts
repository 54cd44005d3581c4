import { openTestDatabase } from '#tests/support/database.ts';
import { askFamily, type Outcome } from './ask-family.ts';
import { figuresOf } from './figures.ts';
import { familyFiles, readFamily, readStranger, strangerFiles } from './questions.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);
const percent = ({ of, count }: { of: number; count: number }) =>
  `${of === 0 ? '  -  ' : ((100 * count) / of).toFixed(1)}% (${count}/${of})`.padStart(18);

function row(name: string, outcomes: readonly Outcome[]): void {
  const { rightFirst, untoldRecognised, toldRefused, unsupported } = figuresOf(outcomes);
  const cells = [rightFirst, untoldRecognised, toldRefused, unsupported].map(percent);
  write(`${name.padEnd(22)}${cells.join('')}`);
}

// `npm run bench:persona -- --strangers` asks the harder questions instead; `--misses` shows what was answered wrongly.
const options = new Set(process.argv.slice(2));
const areStrangers = options.has('--strangers');
const files = areStrangers ? strangerFiles : familyFiles;
const readOne = areStrangers ? readStranger : readFamily;
const database = await openTestDatabase();
try {
  const outcomes: Outcome[] = [];
  for (const file of files) {
    outcomes.push(...(await askFamily(database.db, await readOne(file))));
  }
  const titles = ['right source first', 'untold recognised', 'told refused', 'unsupported'];
  write(`${''.padEnd(22)}${titles.map((title) => title.padStart(18)).join('')}`);
  const tuned = outcomes.filter(({ question }) => !question.isHeldOut);
  for (const file of files) {
    row(
      file,
      outcomes.filter(({ family }) => family === file),
    );
  }
  if (!areStrangers) {
    row('tuned on', tuned);
    row(
      'held out',
      outcomes.filter(({ question }) => question.isHeldOut),
    );
  }
  row('all', outcomes);
  if (options.has('--misses')) {
    for (const { family, question, reply, isRight, unsupported } of areStrangers
      ? outcomes
      : tuned) {
      if (isRight && unsupported === undefined) continue;
      write(`\n${family}: ${[...question.before, question.ask].join(' > ')}`);
      write(`  expected ${question.expect.join(' | ') || 'not told'}`);
      write(`  ${reply.sources[0]?.title ?? 'not told'}: ${reply.content}`);
      if (unsupported !== undefined) write(`  UNSUPPORTED: ${unsupported}`);
    }
  }
} finally {
  await database.close();
}
