import { escapeHtml } from '#server/platform/html/escape-html.ts';
import { safeName } from './archive.ts';
import { addData, type ExportSection, type ExportTo, listPages } from './export-section.ts';
import { heading, media, paragraphs, small } from './html.ts';

/** The people of the family and what was taught of them. */
export async function exportPeople({
  userId,
  contents: { ancestors, training },
  archive,
}: ExportTo): Promise<ExportSection> {
  const people = await listPages((cursor) => ancestors.list(userId, { limit: 200, cursor }));
  const data: unknown[] = [];
  const entries: string[] = [];
  for (const person of people) {
    const taught = await training.get(userId, person.id);
    const { avatarKey } = await ancestors.getRow(userId, person.id);
    const picture = await archive.addFile(`people/${safeName(person.name)}.webp`, avatarKey);
    data.push({ ...person, training: taught, picture: picture ?? null });
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
          ({ title, content }) => `<h4>${escapeHtml(title)}</h4>${paragraphs(content)}`,
        ),
        list('Phrases', taught.commonPhrases),
        list('Passions', taught.passions),
        list('Values', taught.values),
      ].join(''),
    );
  }
  addData(archive, 'people', data);
  return { title: 'People', entries };
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h4>${title}</h4><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
