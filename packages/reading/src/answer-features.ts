import type { AskedQuestion, ReadTerm } from './asked-question.ts';
import type { Language } from './language.ts';
import { givesKind, type ReadSentence } from './read-sentences.ts';
import { replaceQuoted } from './replace-quoted.ts';
import { stem } from './stem.ts';
import { fold, plain, writtenWords } from './words.ts';

/** A passage that recall brought, best first. */
export interface CandidatePassage {
  id: string;
  title: string;
  /** A few whole sentences, verbatim. */
  text: string;
  score: number;
  kind: string;
  language: Language;
  /** Whether an earlier reply of this conversation stood on the same story. */
  isInMind?: boolean;
  /** What an earlier reply of this conversation said, in which sentences may be found again. */
  saidBefore?: string;
}

/** What of the question's weight some stems hold: by the very words, and with near words as well. */
export function coverageOf(terms: AskedQuestion['terms'], stems: ReadonlySet<string>) {
  let own = 0;
  let near = 0;
  let total = 0;
  for (const term of terms) {
    const weight = term.weight * (term.fromHistory ? 0.4 : 1);
    total += weight;
    if ([...term.own].some((each) => stems.has(each))) {
      own += weight;
      near += weight;
      continue;
    }
    let best = 0;
    for (const [each, value] of term.near) if (value > best && stems.has(each)) best = value;
    near += weight * best * 1.5;
  }
  return total > 0 ? { own: own / total, near: near / total } : { own: 0, near: 0 };
}

/** Whether a sentence speaks to the one who reads or hears it, outside of what others are quoted to say. */
function speaksToReader(text: string): boolean {
  const own = replaceQuoted(text, /["“«‘][^"”»’]*["”»’]/g, '"”»’', ' ');
  return /(?<!\p{L})(?:you|your|yourself|you[’']re|don[’']t|voc[eê]s?|oc[eê]s?|te|ti|contigo|convosco|vos|voss[oa]s?|teus?|tuas?|não (?:fiquem|chorem|deixem|se|me|te))(?!\p{L})/iu.test(
    own,
  );
}

/** Whether a name that the question does not have stands within four words of something that it has. */
function hasNameBeside(text: string, asked: AskedQuestion): boolean {
  const written = writtenWords(text);
  const holds = written.map(({ word }) => {
    const stems = [fold(plain(word)), stem(plain(word), asked.language)];
    return asked.terms.some(({ own }) => stems.some((each) => own.has(each)));
  });
  return written.some(
    ({ word }, at) =>
      at > 0 &&
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !holds[at] &&
      holds.slice(Math.max(0, at - 4), at + 5).some(Boolean),
  );
}

export const featureNames = [
  'own',
  'near',
  'windowOwn',
  'windowNear',
  'passageOwn',
  'passageNear',
  'titleNear',
  'relativeScore',
  'score',
  'rank0',
  'rank',
  'kindGiven',
  'kindMissing',
  'missingNames',
  'otherName',
  'unknown',
  'isDetail',
  'isMeAsked',
  'inMind',
  'short',
  'isQuestion',
  'termCount',
  'bestTerm',
  'full',
  'said',
  'nameBeside',
  'followUp',
  'toReader',
  'partingWord',
  'afterReply',
] as const;

/** How well a sentence, read in its passage, may answer a question: one number for each of `featureNames`. */
export function answerFeatures(
  asked: AskedQuestion,
  {
    passage,
    rank,
    topScore,
    sentences,
    at,
    passageStems,
    titleStems,
  }: {
    passage: CandidatePassage;
    rank: number;
    topScore: number;
    sentences: readonly ReadSentence[];
    at: number;
    passageStems: ReadonlySet<string>;
    titleStems: ReadonlySet<string>;
  },
): number[] {
  const sentence = sentences[at] as ReadSentence;
  const window = new Set(
    sentences.slice(Math.max(0, at - 1), at + 2).flatMap(({ stems }) => [...stems]),
  );
  const own = coverageOf(asked.terms, sentence.stems);
  const wide = coverageOf(asked.terms, window);
  const whole = coverageOf(asked.terms, new Set([...passageStems, ...titleStems]));
  const title = coverageOf(asked.terms, titleStems);
  const given = givesKind(asked.kind, sentence, asked);
  const named = asked.terms.filter(({ isName }) => isName);
  const missing = named.filter(
    (term) => ![...term.own].some((each) => window.has(each) || titleStems.has(each)),
  );
  const hasOther = missing.length > 0 && sentence.names.size > 0;
  const weightOf = (terms: readonly ReadTerm[]) =>
    terms.reduce((sum, { weight }) => sum + weight, 0);
  const current = asked.terms.filter(({ fromHistory }) => !fromHistory);
  const unknown =
    weightOf(current.filter(({ isKnown }) => !isKnown)) / Math.max(1e-6, weightOf(current));
  const isFollowUp = asked.terms.some(({ fromHistory }) => fromHistory);
  const heaviest = current.toSorted((one, other) => other.weight - one.weight)[0];
  const holdsHeaviest = heaviest && [...heaviest.own].some((each) => sentence.stems.has(each));
  const isFirstPerson = /\b(?:i|me|my|we|our|eu|me|mim|meu|minha|nos|nosso|nossa)\b/.test(
    fold(sentence.text),
  );
  return [
    own.own,
    own.near,
    wide.own,
    wide.near,
    whole.own,
    whole.near,
    title.near,
    topScore > 0 ? passage.score / topScore : 0,
    Math.min(2, passage.score / 10),
    rank === 0 ? 1 : 0,
    Math.min(rank, 10) / 10,
    given === true ? 1 : 0,
    given === false ? 1 : 0,
    named.length > 0 ? missing.length / named.length : 0,
    hasOther ? 1 : 0,
    unknown,
    passage.kind === 'story' || passage.kind === 'memory' ? 0 : 1,
    asked.asksYou && isFirstPerson ? 1 : 0,
    // A question that stands alone is not answered from the last story because it was the last.
    passage.isInMind && (isFollowUp || whole.near > 0) ? 1 : 0,
    Math.min(1, sentence.words / 12),
    /\?["”’»)]*$/.test(sentence.text) ? 1 : 0,
    Math.min(1, current.length / 5),
    holdsHeaviest ? 1 : 0,
    own.own >= 0.99 ? 1 : 0,
    passage.saidBefore?.includes(sentence.text) ? 1 : 0,
    asked.kind === 'who' && hasNameBeside(sentence.text, asked) ? 1 : 0,
    isFollowUp ? 1 : 0,
    speaksToReader(sentence.text) ? 1 : 0,
    asked.asksForParting && speaksToReader(sentence.text) ? 1 : 0,
    passage.saidBefore === undefined ? 0 : 1,
  ];
}
