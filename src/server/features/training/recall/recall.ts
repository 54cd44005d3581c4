import { detectLanguage } from '@heartwood/reading/detect-language';
import type { Database } from '#server/platform/database/database.ts';
import { chooseStretches, type Stretch } from './choose-stretches.ts';
import {
  findToldSoFar,
  stretchesAfter,
  stretchesUntold,
  type ToldSoFar,
} from './continue-story.ts';
import { lastSources, lastSubject, leaningOf } from './follow-ups.ts';
import { termRules } from './index-terms.ts';
import { createPassageIndexes } from './passage-indexes.ts';
import type { PassageLayout } from './passage-layout.ts';
import { joinPassages } from './passages.ts';
import { presentPassages, presentStretches } from './present-passages.ts';
import { questionWords } from './question-words.ts';
import { createRecallRepository } from './recall.repository.ts';
import type { RecallRequest, RecollectedPassage, Recollection, Taught } from './recollection.ts';
import { remember } from './remember.ts';
import { scorePassages } from './score-passages.ts';
import { type HeardWord, type WeighedWord, weighWords } from './weigh-words.ts';

export type Recall = ReturnType<typeof createRecall>;

const historyShare = 0.45;
// How much nearer the story that is being talked about is than any other.
const storyInMind = 0.2;

/** The memory of what was taught: the one way in for the persona, the language model, the page and the benchmark. */
export function createRecall({ db }: { db: Database }) {
  const repository = createRecallRepository(db);
  const indexes = createPassageIndexes(repository);

  return {
    /** Makes the passages of an ancestor those of what is taught now; ids of unchanged passages stay. */
    async remember(ancestorId: string, taught: Taught, tx?: Database): Promise<void> {
      if (tx) await remember(tx, ancestorId, taught);
      else await db.transaction((own) => remember(own, ancestorId, taught));
    },

    /** Who is remembered by the rules of an earlier version until `remember` is called again. */
    listOutdated: () => repository.listMadeByOtherRules(termRules),

    /** What comes to mind at a question, in the light of the turns before it. Best first, never twice the same sentence. */
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
      const leaning = leaningOf(
        question,
        language,
        own.filter((word) => word.worth === 1).length,
        history,
      );
      const heard: HeardWord[] = own.map((word) => ({
        word,
        share: word.telling,
        fromHistory: false,
      }));
      if (leaning !== 'itself') {
        const share = heard.length > 0 ? historyShare : 1;
        const subject = lastSubject(history, (text) => meaningWords(text).length > 0);
        for (const word of meaningWords(subject ?? '')) {
          if (!own.some((one) => one.word === word.word))
            heard.push({ word, share, fromHistory: true });
        }
      }
      if (heard.length === 0)
        for (const word of questionWords(question, language, { aliases, withForm: true }))
          heard.push({ word, share: word.telling, fromHistory: false });
      const soFar =
        leaning === 'itself'
          ? undefined
          : await findToldSoFar(ancestorId, lastSources(history), layout, repository);
      const words = await weighWords(heard, ancestorId, index, repository, {
        spelledRight,
      });
      const stretches = choose(words, layout, {
        leaning,
        soFar,
        limit,
        asksWhen: asksWhen(question),
      });
      const passages = await presentStretches(stretches, words, index);
      return { language, leaning, terms: words.map(({ term }) => term), passages };
    },

    /** Every passage that is not of a story or memory: details, phrases, passions, values. */
    async listDetails(ancestorId: string, revision?: string): Promise<RecollectedPassage[]> {
      const index = await indexes.get(ancestorId, revision);
      return presentPassages(await index.listDetails());
    },

    /** The stories in the order they were taught, without their text. */
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
  how: { leaning: Recollection['leaning']; soFar?: ToldSoFar; limit: number; asksWhen: boolean },
): Stretch[] {
  const { leaning, soFar, limit } = how;
  if (leaning === 'next' && soFar) return stretchesAfter(soFar, layout, limit);
  const scored = scorePassages(words, layout, how.asksWhen);
  if (leaning === 'itself' || !soFar) return chooseStretches(scored, layout, limit);
  if (leaning === 'history') {
    keepInMind(scored.scores, layout, soFar.run);
    return chooseStretches(scored, layout, limit);
  }
  const here = stretchesUntold(soFar, layout, limit);
  const elsewhere = chooseStretches(scored, layout, limit).filter(
    ({ first }) => layout.runOf[first] !== soFar.run,
  );
  return [...here, ...elsewhere].slice(0, limit);
}

function keepInMind(scores: Float32Array, { runOf }: PassageLayout, run: number): void {
  const top = scores.reduce((most, score) => Math.max(most, score), 0);
  scores.forEach((score, number) => {
    if (score > 0 && runOf[number] === run) scores[number] = score + top * storyInMind;
  });
}
