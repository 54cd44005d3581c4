import { fold, words } from '#server/platform/language/words.ts';
import type { Source } from '#shared/contracts/conversations.ts';
import type { Language } from '#shared/language/language.ts';
import type { Persona, PersonaPassage, PersonaQuestion } from '../persona/persona.ts';
import { plainClause } from '../persona/questions/intents.ts';
import { toSource } from '../persona/to-source.ts';
import { patterns } from './patterns.ts';

export interface GatheredEvidence {
  /** In the order of their numbers, from 1. */
  sources: Source[];
  /** Whether anything in it seems to answer, so far as rules can tell. */
  seemsTold: boolean;
}

/** Of a question's weight, what one passage must hold to seem to answer it. */
const enoughCoverage = 0.6;
const passagesAtMost = 12;
const detailsAtMost = 16;
/** Of each kind that is a list: phrases, passions, values. */
const itemsAtMost = 5;

/**
 * What the model may speak from: what comes to mind at the question, best first, then the details. For stories,
 * advice and going on the offline persona is asked first, which knows where it was.
 */
export async function gatherEvidence(
  request: PersonaQuestion,
  language: Language,
  offline: Persona,
): Promise<GatheredEvidence> {
  const { question, person, memory } = request;
  const understood = patterns[language];
  const clause = plainClause(question, understood.callings, words(person.name).map(fold));
  const isFor = (pattern: RegExp) => pattern.test(clause);
  const isForOffline = [
    understood.story,
    understood.anotherStory,
    understood.more,
    understood.advice,
  ].some(isFor);
  const [recalled, details, told] = await Promise.all([
    memory.recall(question),
    memory.listDetails(),
    isForOffline ? offline.reply({ ...request, onDelta: undefined }) : undefined,
  ]);
  const answering = recalled.passages.some(({ coverage = 0 }) => coverage >= enoughCoverage);
  const found = distinctSources([...(told?.sources ?? []), ...recalled.passages.map(toSource)]);
  return {
    sources: distinctSources([
      ...found.slice(0, passagesAtMost),
      ...detailsFor(question, details).map(toSource),
    ]),
    seemsTold:
      told?.grounded ||
      answering ||
      (recalled.leaning !== 'itself' && recalled.passages.length > 0) ||
      understood.facts.some(([, pattern]) => isFor(pattern)),
  };
}

function detailsFor(question: string, details: readonly PersonaPassage[]): PersonaPassage[] {
  const asked = new Set(words(question).filter((word) => word.length > 3));
  const isAsked = ({ title, excerpt }: PersonaPassage) =>
    words(`${title} ${excerpt}`).some((word) => asked.has(word));
  const ofKind = (kind: PersonaPassage['kind']) => {
    const all = details.filter((each) => each.kind === kind);
    return [...all.filter(isAsked), ...all.filter((each) => !isAsked(each))];
  };
  const items = (['passion', 'value', 'phrase'] as const).flatMap((kind) =>
    ofKind(kind).slice(0, itemsAtMost),
  );
  return [...ofKind('detail'), ...items].slice(0, detailsAtMost);
}

function distinctSources(sources: readonly Source[]): Source[] {
  const byId = new Map(sources.toReversed().map((source) => [source.id, source]));
  return [...new Set(sources.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []);
}
