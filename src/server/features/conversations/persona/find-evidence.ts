import { detectLanguage } from '#server/platform/language/detect-language.ts';
import type { Language } from '#server/platform/language/language.ts';
import { splitSentences } from '#server/platform/language/sentences.ts';
import { holdsAnswer } from './answer-kinds.ts';
import { coverage, meets, type ReadText, readText } from './match-terms.ts';
import { namesTheAsked } from './named-thing.ts';
import type { PersonaPassage } from './persona.ts';
import type { AskedQuestion, AskedTerm } from './read-question.ts';

/** A passage that answers, with the sentence that answers best. */
export interface Evidence {
  passage: PersonaPassage;
  language: Language;
  sentences: readonly string[];
  /** Place of the best sentence among them. */
  best: number;
  /** How sure it is that this answers, 0 to 1. */
  sureness: number;
}

interface Read extends Omit<Evidence, 'sureness'> {
  whole: ReadText;
  /** The whole story as far as it was recalled, with its title. */
  story: ReadText;
  /** Best sentence with those on either side. */
  around: ReadText;
  aroundText: string;
  rank: number;
}

const enough = 0.6;

/** The passages that answer a question, surest first; none when the material does not tell. */
export function findEvidence(
  question: AskedQuestion,
  passages: readonly PersonaPassage[],
  { leniency = 0 }: { leniency?: number } = {},
): Evidence[] {
  const { terms } = question;
  if (terms.length === 0) return [];
  const weighty = terms.filter((term) => term.class !== 'light');
  const asked = weighty.length > 0 ? weighty : terms;
  const topScore = Math.max(1e-9, ...passages.map(({ score }) => score));
  return passages
    .map((passage, rank) => readPassage(passage, passages, question, rank))
    .filter((read) => mayAnswer(question, asked, read))
    .map((read) => {
      const title = readText(read.passage.title, read.language);
      const share =
        0.45 * coverage(terms, read.around) +
        0.35 * coverage(terms, read.whole) +
        0.2 * coverage(terms, read.story);
      const titled = 0.08 * coverage(terms, title);
      const ranked = 0.12 * (read.passage.score / topScore);
      const { passage, language, sentences, best } = read;
      return {
        passage,
        language,
        sentences,
        best,
        sureness: share,
        order: share + titled + ranked,
      };
    })
    .filter(({ sureness }) => sureness >= enough - leniency)
    .toSorted((a, b) => b.order - a.order);
}

function readPassage(
  passage: PersonaPassage,
  all: readonly PersonaPassage[],
  question: AskedQuestion,
  rank: number,
): Read {
  const language = detectLanguage(passage.excerpt, question.language);
  const sentences = splitSentences(passage.excerpt, language);
  const scores = sentences.map((sentence) => {
    const met = coverage(question.terms, readText(sentence, language));
    return met + (met > 0 && holdsAnswer(question.kind, sentence) ? 0.15 : 0);
  });
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  const aroundText = sentences.slice(Math.max(0, best - 1), best + 2).join(' ');
  const siblings = all
    .filter(({ kind, storyOrdinal }) => kind === 'story' && storyOrdinal === passage.storyOrdinal)
    .map(({ excerpt }) => excerpt);
  const story = passage.kind === 'story' ? siblings.join(' ') : passage.excerpt;
  return {
    passage,
    language,
    sentences,
    best,
    rank,
    around: readText(aroundText, language),
    aroundText,
    whole: readText(`${passage.title}. ${passage.excerpt}`, language),
    story: readText(`${passage.title}. ${story}`, language),
  };
}

function mayAnswer(question: AskedQuestion, asked: readonly AskedTerm[], read: Read): boolean {
  const missing = asked.filter((term) => meets(term, read.story) === 0);
  if (missing.some((term) => term.isName)) return false;
  const content = asked.filter(({ class: kind }) => kind === 'content');
  const missed = missing.filter(({ class: kind }) => kind === 'content');
  if (content.length > 0 && missed.length * 2 >= content.length) return false;
  if (missing.some((term) => term.class === 'kin' && !term.isSpouse)) return false;
  return holdsWhatIsAsked(question, asked, read);
}

function holdsWhatIsAsked(
  question: AskedQuestion,
  asked: readonly AskedTerm[],
  { aroundText, sentences, language }: Read,
): boolean {
  if (question.kind === 'name') return namesTheAsked(asked, sentences, language);
  return holdsAnswer(question.kind, aroundText);
}
