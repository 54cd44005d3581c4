import type { CompanionReply } from '#server/features/conversations/companion/companion.ts';
import { english } from '#server/features/conversations/companion/wording/en.ts';
import { brazilianPortuguese } from '#server/features/conversations/companion/wording/pt-br.ts';
import { europeanPortuguese } from '#server/features/conversations/companion/wording/pt-pt.ts';
import type {
  Sentences,
  Wording,
} from '#server/features/conversations/companion/wording/wording.ts';

/**
 * The quoted words of a reply that do not stand verbatim in the training. A companion only quotes: what it says of its
 * own is listed in its wording, and holds no fact of a life.
 *
 * @param texts every text of the training
 */
export function unsupportedSentences(
  { content, certainty, sources, because: { notes } }: CompanionReply,
  texts: readonly string[],
): string[] {
  const material = texts.map(bare);
  const stands = (text: string) => material.some((each) => each.includes(bare(text)));
  const shown = sources.map(({ excerpt }) => excerpt).filter((excerpt) => !stands(excerpt));
  // Facts are said in sentences of the companion's own: the names in them must be of the training.
  if (notes.some((note) => note.includes('facts of'))) {
    const names = content.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu) ?? [];
    return [...shown, ...names.filter((name) => !stands(name))];
  }
  if (certainty !== 'told') return shown;
  const said = withoutLeads(content).split('\n\n').filter(Boolean);
  return [...shown, ...said.filter((part) => !stands(part))];
}

const bare = (text: string) =>
  text
    .replace(/[“”‘’"'«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const leads = [english, brazilianPortuguese, europeanPortuguese].flatMap(leadsOf);

/** What a companion says before words that were told. */
function leadsOf({ again, ownWords, storyLead, tellerTells, familyTells }: Wording): RegExp[] {
  const texts = (sentences: Sentences): readonly string[] =>
    'first-person' in sentences ? Object.values(sentences).flat() : sentences;
  return [...[again, ownWords, storyLead].flatMap(texts), tellerTells, familyTells].map((lead) => {
    const escaped = lead.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.{1,80}?');
    return new RegExp(`^${escaped}\\s*`, 'u');
  });
}

function withoutLeads(content: string): string {
  const lead = leads.find((each) => each.test(content));
  return lead ? withoutLeads(content.replace(lead, '')) : content;
}
