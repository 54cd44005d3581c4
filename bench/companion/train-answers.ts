// `npm run train:answers`: trains how answers are chosen and graded from the development families, and prints how that
// does on a quarter of the families when it is trained from the others.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAnswer, standingOf } from '@heartwood/reading/choose-answer';
import { type AnswerExample, trainAnswers } from '@heartwood/reading/train-answers';
import { openTestDatabase } from '#tests/support/database.ts';
import { collectExamples } from './collect-examples.ts';
import { listFamilies, readFamily } from './family.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);
const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)}%`;

const database = await openTestDatabase();
const examples: AnswerExample[] = [];
for (const path of await listFamilies('development'))
  examples.push(...(await collectExamples(database.db, await readFamily(path))));
await database.close();

const parts = 4;
const families = [...new Set(examples.map(({ family }) => family))];
const partOf = ({ family }: AnswerExample) => families.indexOf(family) % parts;
const graded = Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
  const weights = trainAnswers(examples.filter((each) => partOf(each) !== part));
  return examples
    .filter((each) => partOf(each) === part)
    .map((example) => ({ example, chosen: chooseAnswer(example.candidates, weights) }));
});
const isTold = ({ example }: (typeof graded)[number]) =>
  example.candidates.some(example.isInPassage);
write('Trained on three quarters of the families, measured on the other:');
for (const standing of ['first', 'alone', 'following', undefined] as const) {
  const these = graded.filter(
    ({ chosen }) => !standing || (chosen && standingOf(chosen.best) === standing),
  );
  const told = these.filter(({ example }) => example.isTold);
  const untold = these.filter(({ example }) => !example.isTold);
  write(`\n${standing ?? 'all'}: ${told.length} told, ${untold.length} untold`);
  for (const from of [0.35, 0.4, 0.45, 0.5, 0.55, 0.6]) {
    const isSaid = ({ chosen }: (typeof graded)[number]) => (chosen?.probability ?? 0) >= from;
    const said = told.filter(isSaid);
    const right = said.filter(({ example, chosen }) => chosen && example.isRight(chosen.best));
    write(
      `  told from ${from}: ${percent(said.length, told.length)} of the told, ${percent(right.length, said.length)} of them right; ${percent(untold.filter(isSaid).length, untold.length)} of the untold`,
    );
  }
}
const told = graded.filter(({ example }) => example.isTold);
const inView = told.filter(({ example, chosen }) =>
  chosen?.passages.slice(0, 3).some((candidate) => example.isInPassage(candidate)),
);
write(
  `  in one of the first three passages: ${percent(inView.length, told.length)} of ${told.length}`,
);
write(`  in any passage looked at: ${percent(graded.filter(isTold).length, told.length)}`);

const path = join(import.meta.dirname, '../../packages/reading/models/answers.json');
writeFileSync(path, `${JSON.stringify(trainAnswers(examples), undefined, 1)}\n`);
