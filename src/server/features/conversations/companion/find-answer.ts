import { asksForParting } from '@heartwood/reading/asked-question';
import { type ChosenAnswer, chooseAnswer } from '@heartwood/reading/choose-answer';
import { listCandidates } from '@heartwood/reading/find-answers';
import { kinAliases } from '@heartwood/reading/kin-aliases';
import type {
  CompanionPassage,
  CompanionQuestion,
  CompanionRecollection,
  Turn,
} from './companion.ts';
import type { Speaker } from './speaker.ts';

export interface FoundAnswer {
  recollection: CompanionRecollection;
  /** By id, those that recall brought and those of the story in mind. */
  passages: ReadonlyMap<string, CompanionPassage>;
  /** Undefined where recall brought nothing near. */
  chosen: ChosenAnswer | undefined;
}

/** Recalls passages for a question and chooses the sentence in them that answers it best. */
export async function findAnswer(
  question: string,
  { language, wording }: Pick<Speaker, 'language' | 'wording'>,
  {
    memory,
    person,
    facts,
    history,
  }: Pick<CompanionQuestion, 'memory' | 'person' | 'facts' | 'history'>,
): Promise<FoundAnswer> {
  const aliases = kinAliases(question, language, person.relationship ?? '', facts);
  const [recollection, inMind, parting] = await Promise.all([
    memory.recall(question, aliases),
    listInMind(history, memory),
    asksForParting(question) ? memory.recall(wording.themes.parting) : undefined,
  ]);
  const { title } = inMind;
  // A question that stands alone and touches nothing that was told is not answered by the last story.
  const isAlone = recollection.followUp === 'none' && recollection.passages.length === 0;
  const there = isAlone ? [] : inMind.passages;
  const said = history.findLast(({ kind }) => kind === 'persona')?.content;
  const recalled = recollection.passages;
  const partingWords = (parting?.passages ?? []).map((passage) => ({
    ...passage,
    score: 0,
    coverage: 0,
  }));
  const more = [...there, ...partingWords].filter(
    ({ excerpt }) => !recalled.some((each) => each.excerpt.includes(excerpt)),
  );
  const passages = [...recalled, ...more];
  const candidates = listCandidates(
    question,
    language,
    recollection.terms,
    passages.map((passage) => ({
      id: passage.sourceId,
      title: passage.title,
      text: passage.excerpt,
      score: passage.score,
      kind: passage.kind,
      language: passage.language,
      isInMind: title !== undefined && passage.title === title,
      saidBefore: said,
    })),
    aliases,
  );
  return {
    recollection,
    passages: new Map(passages.map((passage) => [passage.sourceId, passage])),
    chosen: chooseAnswer(candidates),
  };
}

/** The story that the last reply stood on, with what was said of it. */
async function listInMind(history: readonly Turn[], memory: CompanionQuestion['memory']) {
  const last = history.findLast(({ kind, sources }) => kind === 'persona' && sources?.length);
  const source = last?.sources?.[0];
  if (!last || source?.kind !== 'story') return { passages: [] };
  const story = (await memory.listStories()).find(({ title }) => title === source.title);
  return {
    title: source.title,
    passages: story ? await memory.listPassages(story.storyOrdinal) : [],
  };
}
