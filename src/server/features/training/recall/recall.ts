import { detectLanguage } from '@heartwood/reading/detect-language';
import type { Database } from '#server/platform/database/database.ts';
import { chooseSpans, type Span } from './choose-spans.ts';
import { findToldSoFar, spansAfter, spansUntold, type ToldSoFar } from './continue-story.ts';
import { followUpOf, lastSources, lastSubject } from './follow-ups.ts';
import { indexPassages } from './index-passages.ts';
import { termRules } from './index-terms.ts';
import { createPassageIndexes } from './passage-indexes.ts';
import type { PassageLayout } from './passage-layout.ts';
import { joinPassages } from './passages.ts';
import { presentPassages, presentSpans } from './present-passages.ts';
import { questionWords } from './question-words.ts';
import { createRecallRepository } from './recall.repository.ts';
import type {
  RecallRequest,
  RecollectedPassage,
  Recollection,
  TrainingContent,
} from './recollection.ts';
import { scorePassages } from './score-passages.ts';
import { type LookedUpWord, type WeighedWord, weighWords } from './weigh-words.ts';

export type Recall = ReturnType<typeof createRecall>;

const historyShare = 0.45;
// What passages of the current story gain, as a share of the best score.
const currentStoryBonus = 0.2;

/** Recall over the training content: the only entry for companions, pages and benchmarks. */
export function createRecall({ db }: { db: Database }) {
  const repository = createRecallRepository(db);
  const indexes = createPassageIndexes(repository);

  return {
    /** Replaces the ancestor's passages by those of `content`; unchanged passages keep their ids. */
    async indexPassages(
      ancestorId: string,
      content: TrainingContent,
      tx?: Database,
    ): Promise<void> {
      if (tx) await indexPassages(tx, ancestorId, content);
      else await db.transaction((own) => indexPassages(own, ancestorId, content));
    },

    /** The ids of ancestors whose passages were indexed by the rules of an earlier version. */
    listStale: () => repository.listMadeByOtherRules(termRules),

    /** Returns the passages relevant to a question, best first, given the conversation so far; no sentence twice. */
    async recall({
      ancestorId,
      revision,
      question,
      history = [],
      limit = 10,
      spelledRight = false,
      aliases,
    }: RecallRequest): Promise<Recollection> {
      const index = await indexes.get(ancestorId, revision);
      const { layout } = index;
      const subjectLanguage = detectLanguage(
        history.findLast((turn) => turn.from === 'person')?.text ?? '',
      );
      const language = detectLanguage(question, subjectLanguage);
      const own = questionWords(question, language, { aliases });
      const followUp = followUpOf(
        question,
        language,
        own.filter((word) => word.worth === 1).length,
        history,
      );
      const lookedUp: LookedUpWord[] = own.map((word) => ({
        word,
        share: word.discrimination,
        fromHistory: false,
      }));
      if (followUp !== 'none') {
        const share = lookedUp.length > 0 ? historyShare : 1;
        const subject = lastSubject(history, (text) => meaningWords(text).length > 0);
        for (const word of meaningWords(subject ?? '')) {
          if (!own.some((one) => one.word === word.word))
            lookedUp.push({ word, share, fromHistory: true });
        }
      }
      if (lookedUp.length === 0)
        for (const word of questionWords(question, language, { aliases, withForm: true }))
          lookedUp.push({ word, share: word.discrimination, fromHistory: false });
      const soFar =
        followUp === 'none'
          ? undefined
          : await findToldSoFar(ancestorId, lastSources(history), layout, repository);
      const words = await weighWords(lookedUp, ancestorId, index, repository, {
        spelledRight,
      });
      const spans = choose(words, layout, {
        followUp,
        soFar,
        limit,
        asksWhen: asksWhen(question),
      });
      const passages = await presentSpans(spans, words, index);
      return { language, followUp, terms: words.map(({ term }) => term), passages };
    },

    /** Every passage that is not of a story or memory: details, phrases, passions, values. */
    async listDetails(ancestorId: string, revision?: string): Promise<RecollectedPassage[]> {
      const index = await indexes.get(ancestorId, revision);
      return presentPassages(await index.listDetails());
    },

    /** Ordinals and titles of the stories, in order. */
    listStories: (ancestorId: string) => repository.listStories(ancestorId),

    /** The passages of every story, in reading order. */
    async listStoryPassages(ancestorId: string): Promise<RecollectedPassage[]> {
      return presentPassages(await repository.listOfKinds(ancestorId, ['story']));
    },

    /** The whole text of one story, verbatim; empty where there is none. */
    async readStory(ancestorId: string, storyOrdinal: number): Promise<string> {
      const passages = await repository.listOfKinds(ancestorId, ['story'], storyOrdinal);
      return joinPassages(passages.map(({ content, gap }) => ({ text: content, gap })));
    },

    /** The passages of one story in reading order. */
    async listPassages(ancestorId: string, storyOrdinal: number): Promise<RecollectedPassage[]> {
      return presentPassages(await repository.listOfKinds(ancestorId, ['story'], storyOrdinal));
    },
  };
}

function meaningWords(text: string) {
  return questionWords(text, detectLanguage(text)).filter((word) => word.worth === 1);
}

function asksWhen(question: string): boolean {
  return /^\W*(?:when|quando|em que (?:ano|dia|mês|data))\b|\b(?:how long|what (?:year|date|day|month)|que (?:ano|data))\b/i.test(
    question,
  );
}

function choose(
  words: WeighedWord[],
  layout: PassageLayout,
  how: { followUp: Recollection['followUp']; soFar?: ToldSoFar; limit: number; asksWhen: boolean },
): Span[] {
  const { followUp, soFar, limit } = how;
  if (followUp === 'next' && soFar) return spansAfter(soFar, layout, limit);
  const scored = scorePassages(words, layout, how.asksWhen);
  if (followUp === 'none' || !soFar) return chooseSpans(scored, layout, limit);
  if (followUp === 'history') {
    favourCurrentStory(scored.scores, layout, soFar.run);
    return chooseSpans(scored, layout, limit);
  }
  const here = spansUntold(soFar, layout, limit);
  const elsewhere = chooseSpans(scored, layout, limit).filter(
    ({ first }) => layout.runOf[first] !== soFar.run,
  );
  return [...here, ...elsewhere].slice(0, limit);
}

function favourCurrentStory(scores: Float32Array, { runOf }: PassageLayout, run: number): void {
  const top = scores.reduce((most, score) => Math.max(most, score), 0);
  scores.forEach((score, number) => {
    if (score > 0 && runOf[number] === run) scores[number] = score + top * currentStoryBonus;
  });
}
