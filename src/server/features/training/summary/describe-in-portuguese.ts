import { asPhrase, asSentence, joinList, onOneLine, standsAlone } from '@heartwood/reading/prose';
import type { SummarizedPerson, SummarizedTraining } from '../summarizer.ts';

/** Two to four sentences about a person, in the third person; Portuguese verbs need no pronoun. */
export function describeInPortuguese(
  person: SummarizedPerson,
  training: SummarizedTraining,
): string {
  const joined = (items: readonly string[]) =>
    joinList(
      items
        .filter((item) => !standsAlone(item))
        .slice(0, 3)
        .map(asPhrase),
      'pt',
    );
  const loved = joined(training.passions);
  const mattered = joined(training.values);
  const care = [
    loved && `Entre o que mais amava: ${loved}.`,
    mattered && `O que mais contava: ${mattered}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const phrase = training.commonPhrases[0];
  const saying = phrase ? `Costumava dizer: “${onOneLine(phrase)}”` : '';
  const sentences = [opening(person, training), care || faithOf(training), storiesOf(training)];
  // Four sentences are enough, and loves and values may already be two of them.
  if (!(loved && mattered)) sentences.push(saying);
  return sentences.filter(Boolean).join(' ');
}

function opening(person: SummarizedPerson, training: SummarizedTraining): string {
  const name = onOneLine(training.fullName) || person.name;
  const { birthYear, deathYear } = person;
  const lifespan = birthYear && deathYear ? ` (${birthYear}–${deathYear})` : '';
  const place = onOneLine(training.birthPlace).replace(/\.$/, '');
  const when = birthYear && !deathYear ? ` em ${birthYear}` : '';
  const born = place ? `nasceu em ${place}${when && `,${when}`}` : when ? `nasceu${when}` : '';
  const died = deathYear && !birthYear ? `morreu em ${deathYear}` : '';
  const work = workOf(training.occupation);
  const parts = [born, work, died].filter(Boolean);
  // What has a comma in it needs one after it as well: 'em Braga, Portugal, e foi…'.
  if (born.includes(',') && parts.length > 1) parts[0] = `${born},`;
  const said = parts.length > 1 ? joinList(parts, 'pt').replace(/,,/g, ',') : (parts[0] ?? '');
  if (said) return `${name}${lifespan} ${said}.`;
  return `${name}${lifespan} vive aqui nas palavras da família.`;
}

function workOf(occupation: string): string {
  if (!occupation.trim() || standsAlone(occupation)) return '';
  const work = asPhrase(occupation);
  if (/^(?:trabalhou|ensinou|foi|teve|vendia|fazia|cuidou)\b/.test(work)) return work;
  if (/^(?:na|no|em|nas|nos|com)\s/.test(work)) return `trabalhou ${work}`;
  return `foi ${work}`;
}

function faithOf({ religion }: SummarizedTraining): string {
  if (!religion.trim()) return '';
  return standsAlone(religion) ? asSentence(religion) : `A sua fé: ${asPhrase(religion)}.`;
}

function storiesOf({ stories }: SummarizedTraining): string {
  const titles = stories.slice(0, 3).map(({ title }) => `“${onOneLine(title)}”`);
  if (titles.length === 0) return '';
  if (stories.length === 1) return `Até agora, a família contou uma história: ${titles[0]}.`;
  const among =
    stories.length > titles.length
      ? 'Entre as histórias contadas estão'
      : 'As histórias contadas são';
  return `${among} ${joinList(titles, 'pt')}.`;
}
