import { splitSentences } from '#server/platform/language/sentences.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import type { PersonaPassage } from '../persona.ts';
import { type AnswerKind, answerStrength, holdsAnswer } from '../questions/answer-kinds.ts';
import type { AskedQuestion, AskedTerm } from '../questions/read-question.ts';
import { isKinOfAnother, kinshipOf } from './kinship.ts';
import { coverage, joinTexts, meets, type ReadText, readText } from './match-terms.ts';
import { namesTheAsked } from './named-thing.ts';
import { isToldBy } from './narrator.ts';
import { withoutOthersSpeech } from './speech.ts';
import { isOtherSuperlative, pictured, tellingFit, withRelativeNamed } from './telling-fit.ts';
import { tellsOfAnother } from './tells-of-another.ts';

/** A passage that answers, with the sentence that answers best. */
export interface Evidence {
  passage: PersonaPassage;
  language: Language;
  /** Whether somebody says 'I' in it, as far as the passage tells. */
  isOwnVoice: boolean;
  sentences: readonly string[];
  /** Place of the best sentence among them. */
  best: number;
  /** How sure it is that this answers, 0 to 1. */
  sureness: number;
  /** What it ranks by: sureness and what speaks for it besides. */
  order: number;
  /** Whether the best sentence itself holds what the question asks for. */
  isFirm: boolean;
}

interface Read extends Omit<Evidence, 'sureness' | 'order' | 'isFirm'> {
  title: ReadText;
  sentence: ReadText;
  whole: ReadText;
  /** The whole story as far as it was recalled, with its title. */
  story: ReadText;
  /** The best sentence with those on either side. */
  around: ReadText;
  aroundText: string;
  /** The best sentence with the two before and the one after, where whoever is meant is named. */
  nearby: ReadText;
  wider: ReadText;
}

export interface EvidenceOptions {
  /** How much less sureness will do. */
  leniency?: number;
  /** The story that is being talked about, by its title. */
  inMind?: string | undefined;
}

const enough = 0.55;

// 'When did Frank marry?' is not answered by anything else that Frank did.
const needsTheVerb: ReadonlySet<AnswerKind> = new Set([
  'time',
  'year',
  'age',
  'own age',
  'yes or no',
  'cause of death',
  'opinion',
]);

const isOpen: ReadonlySet<AnswerKind> = new Set([
  'anything',
  'yes or no',
  'person',
  'place',
  'reason',
]);

/** The passages that answer a question, surest first; none when the material does not tell. */
export function findEvidence(
  asking: AskedQuestion,
  passages: readonly PersonaPassage[],
  { leniency = 0, inMind }: EvidenceOptions = {},
): Evidence[] {
  const { terms } = asking;
  if (terms.length === 0) return [];
  const weighty = terms.filter((term) => term.class !== 'light');
  const asked = weighty.length > 0 ? weighty : terms;
  const topScore = Math.max(1e-9, ...passages.map(({ score }) => score));
  const question = withRelativeNamed(
    asking,
    passages.map(({ excerpt }) => excerpt),
  );
  const all = passages.map((passage) => readSentences(passage, question));
  const stories = joinStories(all);
  return (
    all
      .map((passage) => readPassage(passage, stories, question))
      // 'The first thing you remember' is not a saying that begins with 'first', and no saying tells what was done.
      .filter(
        ({ passage }) => passage.kind !== 'phrase' || (weighty.length > 0 && !question.asksYou),
      )
      .filter((read) => mayAnswer(question, asked, read))
      .filter(({ sentences, best }) => !isOtherSuperlative(question, sentences[best] ?? ''))
      .filter((read) => !tellsOfAnother(question, read, read.sentence))
      .map((read) => {
        const { passage, language, isOwnVoice, sentences, best } = read;
        const sureness = surenessOf(leavingRoom(terms), read);
        const order =
          sureness +
          0.1 * coverage(terms, read.title) +
          0.12 * (passage.score / topScore) +
          0.2 * coverage(terms, read.sentence) +
          0.22 * answerStrength(question.kind, sentences[best] ?? '') +
          kinshipOf(question, sentences[best] ?? '') +
          tellingFit(question, sentences[best] ?? '') +
          0.4 * pictured(question, sentences[best] ?? '', leadTo(sentences, best)) +
          (passage.title === inMind ? 0.2 : 0);
        const strength = answerStrength(question.kind, sentences[best] ?? '');
        const isFirm = sureness > 0.95 && (strength === 1 || isOpen.has(question.kind));
        return { passage, language, isOwnVoice, sentences, best, sureness, order, isFirm };
      })
      .filter(({ sureness }) => sureness >= enough - leniency)
      .toSorted((a, b) => b.order - a.order)
  );
}

const leadTo = (sentences: readonly string[], at: number) =>
  sentences.slice(Math.max(0, at - 2), at).join(' ');

// Where a thing is asked about, how else it is put matters less.
function leavingRoom(terms: readonly AskedTerm[]): AskedTerm[] {
  const isSoft = (term: AskedTerm) => term.isVerb || isPassing(term) || term.class === 'light';
  const hasThing = terms.some((term) => !isSoft(term) && !term.spouse);
  return terms.map((term) =>
    term.isAside || (hasThing && isSoft(term)) ? { ...term, weight: term.weight * 0.6 } : term,
  );
}

// A title says what every sentence of its story is about, a little less surely than the sentence.
function surenessOf(terms: readonly AskedTerm[], read: Read): number {
  const close = coverage(terms, read.around, { text: read.title, share: 0.8 });
  // A passion or a saying is a few words: only the very word in it will do.
  const isItem = read.passage.kind !== 'story' && read.passage.kind !== 'memory';
  if (isItem) return coverage(terms, read.whole, undefined, 0.55);
  return 0.35 * close + 0.4 * coverage(terms, read.whole) + 0.25 * coverage(terms, read.story);
}

/** A passage with each of its sentences read once. */
interface ReadSentences {
  passage: PersonaPassage;
  language: Language;
  isOwnVoice: boolean;
  sentences: readonly string[];
  title: ReadText;
  texts: readonly ReadText[];
  whole: ReadText;
}

function readSentences(passage: PersonaPassage, question: AskedQuestion): ReadSentences {
  const language = passage.language ?? detectLanguage(passage.excerpt, question.language);
  const sentences = splitSentences(passage.excerpt, language);
  const title = readText(passage.title, language);
  const isOwnVoice = isToldBy(question.teller, passage.excerpt, language);
  // What somebody else says of themselves is no answer to 'Did you …?'
  const own = question.asksYou
    ? withoutOthersSpeech(sentences, { names: question.names, isOwnVoice })
    : sentences;
  const texts = own.map((sentence) => readText(sentence, language));
  return {
    passage,
    language,
    isOwnVoice,
    sentences,
    title,
    texts,
    whole: joinTexts([title, ...texts]),
  };
}

/** What was recalled of each story, as one text. */
function joinStories(all: readonly ReadSentences[]): Map<number, ReadText> {
  const told = all.filter(({ passage }) => passage.kind === 'story');
  const byStory = Map.groupBy(told, ({ passage }) => passage.storyOrdinal ?? -1);
  return new Map(
    [...byStory].map(([ordinal, parts]) => [ordinal, joinTexts(parts.map(({ whole }) => whole))]),
  );
}

function readPassage(
  { passage, language, isOwnVoice, sentences, title, texts, whole }: ReadSentences,
  stories: ReadonlyMap<number, ReadText>,
  question: AskedQuestion,
): Read {
  const scores = sentences.map((sentence, at) => {
    const text = texts[at];
    const met = text ? coverage(question.terms, text, { text: title, share: 0.8 }) : 0;
    const strength = 0.2 * answerStrength(question.kind, sentence) * (met > 0 ? 1 : 0.5);
    const fit =
      met > 0
        ? tellingFit(question, sentence)
        : pictured(question, sentence, leadTo(sentences, at));
    return met + strength + fit;
  });
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  const stretch = (before: number, after: number) =>
    joinTexts(texts.slice(Math.max(0, best - before), best + after + 1));
  return {
    passage,
    language,
    isOwnVoice,
    sentences,
    best,
    aroundText: sentences.slice(Math.max(0, best - 1), best + 2).join(' '),
    title,
    sentence: stretch(0, 0),
    around: stretch(1, 1),
    nearby: stretch(2, 1),
    wider: stretch(3, 3),
    whole,
    story: (passage.kind === 'story' && stories.get(passage.storyOrdinal ?? -1)) || whole,
  };
}

function mayAnswer(question: AskedQuestion, asked: readonly AskedTerm[], read: Read): boolean {
  const missing = asked.filter((term) => meets(term, read.story) === 0);
  const named = asked.filter((term) => term.isName);
  const isAbsent = (term: AskedTerm) =>
    meets(term, read.nearby) === 0 && meets(term, read.title) === 0;
  if (missing.some((term) => term.isName)) return false;
  if (asked.length > 1 && named.some(isAbsent)) return false;
  const isMissed = (term: AskedTerm) =>
    meets(term, named.length > 0 ? read.wider : read.story) === 0 && meets(term, read.title) === 0;
  const content = asked.filter(({ class: kind }) => kind === 'content');
  if (content.some((term) => term.isHead && isMissed(term))) return false;
  const telling = content.filter((term) => !isPassing(term) || !isMissed(term));
  const things = telling.filter((term) => !term.isVerb && !term.isName);
  const mayLackVerb = things.length > 0 && !needsTheVerb.has(question.kind);
  if (mostAre(telling, isMissed) && !(mayLackVerb && !mostAre(things, isMissed))) return false;
  if (telling.length === 0 && content.length === asked.length) return false;
  if (missing.some((term) => term.class === 'kin' && !term.spouse)) return false;
  if (isKinOfAnother(question, read)) return false;
  if (question.kind === 'name') return namesTheAsked(asked, read.sentences, read.language);
  return holdsAnswer(question.kind, read.aroundText);
}

// Told in other words, or said in passing.
function isPassing(term: AskedTerm): boolean {
  return term.isAbstract || term.isAside;
}

function mostAre(terms: readonly AskedTerm[], is: (term: AskedTerm) => boolean): boolean {
  return terms.length > 0 && terms.filter(is).length * 2 >= terms.length;
}
