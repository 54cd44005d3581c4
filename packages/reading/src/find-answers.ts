import { answerFeatures, type CandidatePassage } from './answer-features.ts';
import { type AskedTerm, readAskedQuestion } from './asked-question.ts';
import type { KinAlias } from './kin-aliases.ts';
import type { Language } from './language.ts';
import { type ReadSentence, readSentences } from './read-sentences.ts';
import { stem } from './stem.ts';
import { wordList } from './word-lists.ts';
import { fold, plain, words } from './words.ts';

/** A sentence that may answer, with what is shown of the text around it. */
export interface CandidateAnswer {
  passage: CandidatePassage;
  rank: number;
  sentence: string;
  /** The sentence with those around it that it needs or that go with it, verbatim. */
  window: string;
  features: number[];
}

const wordsShown = 100;
const needsWhatWasBefore =
  /^["“«']?(?:he|she|it|they|him|her|that|this|those|these|then|and|but|so|because|ele|ela|eles|elas|isso|isto|esse|essa|aquilo|aquele|aquela|e|mas|entao|ai|porque|la)\b/;

/** Every sentence of some passages as an answer to a question, in the order of the passages. */
export function listCandidates(
  question: string,
  language: Language,
  terms: readonly AskedTerm[],
  passages: readonly CandidatePassage[],
  aliases: readonly KinAlias[] = [],
): CandidateAnswer[] {
  const asked = readAskedQuestion(question, language, terms, aliases);
  const folded = words(question).map(fold);
  // A saying or a passion of two words shares them with many questions and answers few.
  const answering = passages.filter(({ kind }) => {
    const wanted = wordsThatAskFor(kind);
    return !wanted || folded.some((word) => wanted.has(word));
  });
  const topScore = answering[0]?.score ?? 0;
  return answering.flatMap((passage, rank) => {
    const sentences = readSentences(passage.text, passage.language);
    const passageStems = new Set(sentences.flatMap(({ stems }) => [...stems]));
    const titleStems = new Set(
      words(passage.title).flatMap((word) => [fold(word), stem(plain(word), passage.language)]),
    );
    return sentences.map((sentence, at) => ({
      passage,
      rank,
      sentence: sentence.text,
      window: windowAround(passage.text, sentences, at),
      features: answerFeatures(asked, {
        ...{ passage, rank, topScore, sentences, at, passageStems, titleStems },
      }),
    }));
  });
}

const asking = new Map<string, ReadonlySet<string>>();
const askedKinds: ReadonlySet<string> = new Set(['phrase', 'passion', 'value']);

/** The folded words of a question that ask for a passage of some kind; undefined for kinds that answer anything. */
function wordsThatAskFor(kind: string): ReadonlySet<string> | undefined {
  if (!askedKinds.has(kind)) return undefined;
  const known = asking.get(kind) ?? new Set(wordList(`asks for a ${kind}`).map(fold));
  asking.set(kind, known);
  return known;
}

/** The sentence, the one before where it needs it, and what comes after as far as there is room. */
function windowAround(text: string, sentences: readonly ReadSentence[], at: number): string {
  const sentence = sentences[at] as ReadSentence;
  const length = (each: ReadSentence | undefined) => each?.words ?? 0;
  let first = at;
  let last = at;
  let total = length(sentence);
  const room = (each: ReadSentence | undefined) => each && total + each.words <= wordsShown;
  if (needsWhatWasBefore.test(fold(sentence.text)) && room(sentences[at - 1])) {
    first--;
    total += length(sentences[first]);
  }
  while (room(sentences[last + 1])) {
    last++;
    total += length(sentences[last]);
  }
  while (room(sentences[first - 1])) {
    first--;
    total += length(sentences[first]);
  }
  const end = sentences[last] as ReadSentence;
  return text.slice(sentences[first]?.start ?? 0, end.start + end.text.length);
}
