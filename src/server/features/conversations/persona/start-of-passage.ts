import { splitSentences } from '#server/platform/language/sentences.ts';
import type { Evidence } from './find-evidence.ts';
import type { PersonaMemory, PersonaPassage, PersonaPerson } from './persona.ts';
import { leansBack } from './tell-passage.ts';

const sentencesBefore = 2;

/** Evidence with what its passage goes on from, where it would begin with 'She' and nobody named. */
export async function withWhatLeadsIn(
  evidence: Evidence,
  memory: PersonaMemory,
  person: PersonaPerson,
): Promise<{ evidence: Evidence; before?: PersonaPassage }> {
  const { passage, sentences, best, language } = evidence;
  const isCutOff =
    passage.kind === 'story' &&
    passage.storyOrdinal !== null &&
    passage.place > 0 &&
    best < sentencesBefore &&
    sentences.slice(0, best + 1).every((each) => leansBack(each, evidence, person));
  if (!isCutOff || passage.storyOrdinal === null) return { evidence };
  const passages = await memory.listPassages(passage.storyOrdinal);
  const before = passages.findLast(({ place }) => place < passage.place);
  if (!before) return { evidence };
  const lead = splitSentences(before.excerpt, language).slice(-sentencesBefore);
  return {
    evidence: { ...evidence, sentences: [...lead, ...sentences], best: best + lead.length },
    before,
  };
}
