import { words } from '#server/platform/language/words.ts';
import type { Source } from '#shared/contracts/conversations.ts';
import type { PersonaMemory, PersonaPassage, PersonaReply } from '../persona/persona.ts';
import { toSource } from '../persona/to-source.ts';

export interface GatheredEvidence {
  /** In the order of their numbers, from 1. */
  sources: Source[];
  /** Whether anything in it seems to answer, so far as rules can tell. */
  seemsTold: boolean;
}

const passagesAtMost = 12;
const detailsAtMost = 16;
/** Of each kind that is a list: phrases, passions, values. */
const itemsAtMost = 5;

/**
 * What the model may speak from: first what the offline persona would stand on, then what comes to mind at the
 * question, then the details.
 */
export async function gatherEvidence(
  question: string,
  memory: PersonaMemory,
  offline: PersonaReply,
): Promise<GatheredEvidence> {
  const [{ passages }, details] = await Promise.all([
    memory.recall(question),
    memory.listDetails(),
  ]);
  const found = [...offline.sources, ...passages.map(toSource)];
  const distinct = distinctSources(found).slice(0, passagesAtMost);
  return {
    sources: distinctSources([...distinct, ...detailsFor(question, details).map(toSource)]),
    seemsTold: offline.grounded,
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
