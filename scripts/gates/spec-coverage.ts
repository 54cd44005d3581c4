import type { Tables } from '#tests/e2e/spec/load-tables.ts';
import type { Row } from '#tests/e2e/spec/table.ts';

const sections: Record<string, string> = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  8: 'The error catalogue',
  9: 'Business constants and limits',
};

interface CoveredRow extends Row {
  section: string;
  subject: string;
  says: string;
  /** Where the proof stands, from the root, and the title of its test. */
  file: string;
  test: string;
  isStep: boolean;
}

const rowName = /^§(?<section>\d) (?<subject>[^:]+): (?<says>.+)$/;

function* listRows(tables: Tables[]): Generator<CoveredRow> {
  const cover = (row: Row, place: Pick<CoveredRow, 'file' | 'test' | 'isStep'>) => {
    const { section = '', subject = '', says = '' } = rowName.exec(row.name)?.groups ?? {};
    return { ...row, ...place, section, subject, says };
  };
  for (const { file, scenarios, proven } of tables) {
    for (const { title, rows } of scenarios)
      for (const row of rows) yield cover(row, { file, test: title, isStep: true });
    for (const table of proven)
      for (const row of table.rows)
        yield cover(row, { file: table.file, test: row.proof, isStep: false });
  }
}

/** True if this source runs a test of exactly this title. */
function holdsTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const quoted = quote === "'" ? title.replaceAll("'", "\\'") : title;
    const before = source.split(`${quote}${quoted}${quote}`).slice(0, -1);
    return before.some((part) => /(\b(test|it)|\))\(\s*$/.test(part));
  });
}

export interface Coverage {
  document: string;
  /** Why the rows are not to be believed, each as a sentence. */
  complaints: string[];
}

/** @param read gives a file by its path from the root, or nothing. */
export function coverSpecification(
  tables: Tables[],
  read: (file: string) => string | undefined,
): Coverage {
  const rows = [...listRows(tables)];
  const complaints: string[] = [];
  const names = new Set<string>();
  const deviations = read('docs/deviations.md') ?? '';
  for (const { name, section, file, test, isStep, proof, deviation } of rows) {
    const complain = (words: string) => complaints.push(`"${name}" ${words}`);
    if (!sections[section]) complain('is not named "§<section> <subject>: <what it says>".');
    if (names.has(name)) complain('stands there twice.');
    names.add(name);
    if (isStep ? !proof.includes('expect') : !holdsTest(read(file) ?? '', test))
      complain(isStep ? 'expects nothing.' : `is proved by no test: ${file} has no "${test}".`);
    if (deviation !== undefined && !deviations.includes(deviation))
      complain(`deviates in a way that docs/deviations.md does not tell: "${deviation}".`);
  }
  for (const { file, scenarios, proven } of tables)
    for (const table of [...scenarios, ...proven])
      if (table.rows.length === 0) complaints.push(`${file} has a table without rows.`);
  for (const [section, title] of Object.entries(sections))
    if (!rows.some((row) => row.section === section))
      complaints.push(`Section ${section}, ${title}, has no row.`);
  return { document: write(rows), complaints };
}

function write(rows: CoveredRow[]): string {
  const cell = (words: string) => words.replaceAll('|', '\\|');
  const line = ({ says, deviation, file, test, isStep }: CoveredRow) => {
    const differing = deviation ? ` (differs on purpose: [${deviation}](deviations.md))` : '';
    const step = isStep ? ', a step of its own' : '';
    return `| ${cell(says + differing)} | [${cell(test)}](../${file})${step} |`;
  };
  const parts = Object.entries(sections).map(([section, title]) => {
    const own = rows.filter((row) => row.section === section);
    const subjects = [...Map.groupBy(own, ({ subject }) => subject)].map(
      ([subject, list]) =>
        `### ${subject}\n\n| the specification says | proved by |\n| --- | --- |\n${list.map(line).join('\n')}\n`,
    );
    return `## ${section}. ${title}\n\n${own.length} rows.\n\n${subjects.join('\n')}`;
  });
  return `# What proves the specification

Written by \`npm run docs:spec-coverage\` from the tables in \`tests/e2e/spec\`: each sentence, label and constant of the
sections on the product's behaviour, and the test that fails if it is no longer so. A step of its own has the row as its
name: \`npx playwright test tests/e2e/spec -g '<test>'\` runs it.

${parts.join('\n')}`;
}
