import { limits } from '#shared/limits.ts';
import { borderStrengths } from '../border-strengths.ts';
import { chooseBorders } from '../choose-borders.ts';
import { listNarrations, type NarrationSentence } from '../choose-narration.ts';
import { cuesOf } from '../cues/cues-of.ts';
import { narrationBudget, usualScenes } from '../film-plan.ts';
import { composeImagePrompt } from '../image-prompt.ts';
import { bridgesBefore, hidesSomeone, needsContext } from '../needs-context.ts';
import { readCast } from '../read-cast.ts';
import { readableLife } from '../readable-life.ts';
import { findYear, readFacts } from '../scene-facts.ts';
import { countTerms, isSeen, termsOf } from '../sentence-terms.ts';
import { shareTime } from '../share-time.ts';
import { countStoryWords, type SourceSentence, sourceSentences } from '../source-sentences.ts';
import { storyTooLong, storyWithoutSentence } from '../split.errors.ts';
import type { LifeToSplit, SplitScene, SplitStory, Splitter } from '../splitter.ts';
import { detectStoryLanguage, type RuleLanguage, ruleLanguage } from '../story-language.ts';
import { chooseTitles } from '../titles/choose-titles.ts';
import { weighSentence } from '../weigh-sentence.ts';

/**
 * Splits a life story into scenes by rules: the same text gives the same scenes, four (or one for each sentence, if
 * there are fewer) to fourteen.
 * @throws AppError 413 for a text that is too long, 400 for one without a sentence.
 */
export function splitStory({ title, lifeStory, language: known }: LifeToSplit): SplitStory {
  const words = countStoryWords(lifeStory);
  if (words > limits.story.words) throw storyTooLong(words);
  const life = readableLife(lifeStory);
  const language = known ?? detectStoryLanguage(life);
  const told = ruleLanguage(language);
  const sentences = sourceSentences(life, told);
  if (!sentences.some(({ text }) => countStoryWords(text) > 1)) throw storyWithoutSentence();
  const parts = partsOf(sentences, told);
  return { language, scenes: composeScenes(parts, { title, life, language: told, words }) };
}

/** Seconds; below the limit, for slower voices. */
const longestNarration = limits.story.spoken.max - 1;

interface Part {
  sentences: SourceSentence[];
  terms: string[][];
  strengths: number[];
}

function partsOf(sentences: SourceSentence[], language: RuleLanguage): Part[] {
  const terms = sentences.map(({ text }) => termsOf(text, language));
  const words = sentences.map((sentence) => sentence.words);
  const strengths = borderStrengths(sentences, terms, cuesOf(language));
  const { min, max } = limits.story.scenes;
  const borders = chooseBorders({
    strengths,
    words,
    fewest: Math.min(min, sentences.length),
    most: max,
    usual: usualScenes(words.reduce((sum, one) => sum + one, 0)),
  });
  return borders.map((from, at) => ({
    sentences: sentences.slice(from, borders[at + 1]),
    terms: terms.slice(from, borders[at + 1]),
    strengths: strengths.slice(from, borders[at + 1]),
  }));
}

interface Whole {
  title: string;
  life: string;
  language: RuleLanguage;
  words: number;
}

function composeScenes(parts: readonly Part[], whole: Whole): SplitScene[] {
  const { language, words, life } = whole;
  const cues = cuesOf(language);
  const inStory = countTerms(parts.flatMap((part) => part.terms));
  const counts = parts.map((part) => countTerms(part.terms));
  const chosen = shareTime(
    parts.map((part, at) =>
      listNarrations(
        narrationSentencesOf(part, { inScene: counts[at] ?? new Map(), inStory, language }),
        longestNarration,
      ),
    ),
    narrationBudget(words, parts.length),
  );
  const told = parts.map(({ sentences }, at) =>
    (chosen[at]?.told ?? []).flatMap((index) => sentences[index] ?? []),
  );
  const narrations = told.map(narrationOf);
  const facts = narrations.map((narration, at) => {
    const read = readFacts(narration, cues);
    // The narration may leave out the year that its scene names.
    const all = parts[at]?.sentences.map(({ text }) => text).join(' ') ?? '';
    return { ...read, year: read.year ?? findYear(all) };
  });
  const cast = readCast(life, language);
  const titles = chooseTitles(
    parts.map((part, at) => ({
      heading: headingOver(told[at]?.[0], part),
      told: (told[at] ?? []).map(({ text }) => text),
      all: part.sentences.map(({ text }) => text),
      knownPlaces: new Set(facts.slice(0, at).flatMap(({ places }) => places)),
      inScene: counts[at] ?? new Map(),
      inStory,
    })),
    language,
    cues,
  );
  return narrations.map((narration, at) => ({
    title: titles[at] ?? '',
    narration,
    imagePrompt: composeImagePrompt(narration, {
      facts: facts[at] ?? readFacts(narration, cues),
      cast,
    }),
  }));
}

/** The heading above the first sentence of the narration. */
function headingOver(first: SourceSentence | undefined, { sentences }: Part): string | undefined {
  const above = sentences.filter(({ start }) => first !== undefined && start <= first.start);
  return above.findLast(({ heading }) => heading !== undefined)?.heading;
}

interface Counted {
  inScene: ReadonlyMap<string, number>;
  inStory: ReadonlyMap<string, number>;
  language: RuleLanguage;
}

function narrationSentencesOf(
  { sentences, terms, strengths }: Part,
  { language, ...counts }: Counted,
): NarrationSentence[] {
  const cues = cuesOf(language);
  return sentences.map((sentence, at) => ({
    seconds: sentence.seconds,
    weight: weighSentence(
      sentence,
      { ...counts, terms: terms[at] ?? [], isSeen: (term) => isSeen(term, language) },
      cues,
    ),
    needsContext:
      sentence.isRest || needsContext(sentence.text, cues) || hidesSomeone(sentences, at, cues),
    bridges: bridgesBefore(sentences, at, cues),
    border: strengths[at] ?? 0,
    opensChapter: sentence.heading !== undefined,
    opensParagraph: sentence.opens > 0,
    characters: sentence.text.length,
  }));
}

/** Joins sentences by blanks, except where they touch in the story, as in scripts without spaces. */
function narrationOf(told: readonly SourceSentence[]): string {
  return told.reduce((text, sentence, at) => {
    const touches = told[at - 1]?.end === sentence.start;
    return at === 0 ? sentence.text : `${text}${touches ? '' : ' '}${sentence.text}`;
  }, '');
}

/** Splits by rules, without a language model. */
export const offlineSplitter: Splitter = {
  async split(life) {
    return splitStory(life);
  },
};
