// `npm run bench:acts`: how well care and acts are heard, on held-out messages that no model was trained from.
import { listLanguages, readExamples } from '@heartwood/reading/examples';
import { readMessage } from '@heartwood/reading/read-message';

const percent = (count: number, of: number) =>
  of === 0 ? '-'.padStart(6) : `${((100 * count) / of).toFixed(1)}%`.padStart(6);
const write = (line = '') => process.stdout.write(`${line}\n`);

const care = readExamples('care', 'held-out').map((each) => ({
  ...each,
  ...readMessage(each.text),
}));
const acts = readExamples('acts', 'held-out').map((each) => ({
  ...each,
  ...readMessage(each.text),
}));

write('Care: of the messages of each label, how many are heard at all, and how many get a card.');
for (const language of [...listLanguages(), 'all']) {
  const isOf = (each: { language: string }) => language === 'all' || each.language === language;
  write(`\n${language}`);
  const rows: [string, typeof care][] = [
    ...[...new Set(care.map(({ label }) => label))].map((label): [string, typeof care] => [
      label,
      care.filter((each) => each.label === label),
    ]),
    ['life-question', acts.filter(({ label }) => label === 'life-question')],
    ['every other act', acts.filter(({ label }) => label !== 'life-question')],
  ];
  for (const [label, all] of rows) {
    const these = all.filter(isOf);
    const heard = these.filter((each) => each.care !== null).length;
    const cards = these.filter((each) => each.care !== null && each.care !== 'check-in').length;
    const right = these.filter((each) => each.care === label).length;
    write(
      `  ${label.padEnd(18)}${String(these.length).padStart(5)}  heard ${percent(heard, these.length)}  card ${percent(cards, these.length)}  as labelled ${percent(right, these.length)}`,
    );
  }
}

write('\nActs: recall and precision of each label.');
for (const language of [...listLanguages(), 'all']) {
  const these = acts.filter((each) => language === 'all' || each.language === language);
  const right = these.filter((each) => each.act === each.label).length;
  write(`\n${language}: ${percent(right, these.length)} right of ${these.length}`);
  for (const label of new Set(these.map((each) => each.label))) {
    const meant = these.filter((each) => each.label === label);
    const said = these.filter((each) => each.act === label);
    const both = meant.filter((each) => each.act === label).length;
    write(
      `  ${label.padEnd(18)}recall ${percent(both, meant.length)}  precision ${percent(both, said.length)}`,
    );
  }
}
