import { splitSentences } from '#server/platform/language/sentences.ts';
import { leadAtMost, leansBack } from '../answers/tell-passage.ts';
import type { PersonaMemory, PersonaPassage, PersonaPerson } from '../persona.ts';
import type { Evidence } from './find-evidence.ts';
import { isToldBy, saysI } from './narrator.ts';

export interface InStory {
  evidence: Evidence;
  /** The passage that it goes on from, where its sentences were needed. */
  before?: PersonaPassage;
}

/**
 * Evidence in the light of its whole story: whose voice it is in, though nobody says 'I' in the passage, and
 * what the passage goes on from, where it would begin with 'She' and nobody named.
 */
export async function inItsStory(
  found: Evidence,
  memory: PersonaMemory,
  person: PersonaPerson,
): Promise<InStory> {
  const { passage, sentences, best, language } = found;
  const ordinal = passage.kind === 'story' ? passage.storyOrdinal : null;
  const leans = sentences
    .slice(0, best + 1)
    .every((each) => leansBack(each, { ...found, isOwnVoice: true }, person));
  const isCutOff = passage.place > 0 && best < leadAtMost && leans;
  const isPlainlyOwn = found.isOwnVoice && saysI(passage.excerpt, language);
  if (ordinal === null || (isPlainlyOwn && !isCutOff)) return { evidence: found };
  const passages = await memory.listPassages(ordinal);
  const isOwnVoice = isToldBy(
    person,
    passages.map(({ excerpt }) => excerpt),
    language,
  );
  const evidence = { ...found, isOwnVoice };
  const before = passages.findLast(({ place }) => place < passage.place);
  if (!isCutOff || !before || !leansBack(sentences[0] ?? '', evidence, person)) return { evidence };
  const lead = splitSentences(before.excerpt, language).slice(-leadAtMost);
  return {
    evidence: { ...evidence, sentences: [...lead, ...sentences], best: best + lead.length },
    before,
  };
}
