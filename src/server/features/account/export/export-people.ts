import { escapeHtml } from '#server/platform/html/escape-html.ts';
import type { Fact } from '#shared/contracts/facts.ts';
import { safeName } from './archive.ts';
import { addData, type ExportSection, type ExportTo, listPages } from './export-section.ts';
import { heading, media, paragraphs, small } from './html.ts';

/** The people of the family with training, facts, open questions and what their companions keep of the talks. */
export async function exportPeople({
  userId,
  contents: { ancestors, training, facts, openQuestions, companionMemory },
  archive,
}: ExportTo): Promise<ExportSection> {
  const people = await listPages((cursor) => ancestors.list(userId, { limit: 200, cursor }));
  const data: unknown[] = [];
  const entries: string[] = [];
  for (const person of people) {
    const taught = await training.get(userId, person.id);
    const { avatarKey } = await ancestors.getRow(userId, person.id);
    const picture = await archive.addFile(`people/${safeName(person.name)}.webp`, avatarKey);
    const known = await facts.listStored(userId, person.id);
    const questions = await openQuestions.list(userId, person.id);
    const memory = await companionMemory.get(userId, person.id);
    data.push({
      ...person,
      training: taught,
      picture: picture ?? null,
      facts: known,
      openQuestions: questions,
      companionMemory: memory,
    });
    const years =
      person.birthYear || person.deathYear
        ? ` (${person.birthYear ?? '?'} to ${person.deathYear ?? 'present'})`
        : '';
    entries.push(
      [
        heading(`${person.name}${years}`),
        small([person.relationship, taught.birthPlace].filter(Boolean).join(', ')),
        picture ? media('image', picture, person.name) : '',
        paragraphs(person.summary),
        ...taught.stories.map(
          ({ title, content, teller }) =>
            `<h4>${escapeHtml(title)}</h4>${toldBy(teller)}${paragraphs(content)}`,
        ),
        list('Phrases', taught.commonPhrases),
        list('Passions', taught.passions),
        list('Values', taught.values),
        list('Facts', known.filter(({ status }) => status === 'confirmed').map(sayFact)),
        list(
          'Open questions',
          questions.map(({ text }) => text),
        ),
      ].join(''),
    );
  }
  addData(archive, 'people', data);
  return { title: 'People', entries };
}

const toldBy = (teller: string | undefined) =>
  teller && teller !== 'self' ? small(`Told by ${teller}`) : '';

function sayFact({ subject, relation, object, year }: Fact): string {
  const said = subject === 'self' ? `${relation}: ${object}` : `${subject}, ${relation}: ${object}`;
  return year === null ? said : `${said} (${year})`;
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h4>${title}</h4><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
