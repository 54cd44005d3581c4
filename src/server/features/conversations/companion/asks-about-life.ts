import { detectLanguage } from '@heartwood/reading/detect-language';
import { type QuestionKind, questionKind } from '@heartwood/reading/question-kind';
import type { Act } from '@heartwood/reading/read-message';
import type { CompanionQuestion } from './companion.ts';

/** From which probability a message is taken as a question about the life, surely and perhaps. */
export const surelyAskedFrom = 0.6;
const perhapsFrom = 0.03;
/** The same of what has not the form of a question. */
const statedFrom = 0.3;

/** How likely a message asks about the life or for a story. */
export const probabilityOfAsking = ({ reading: { actScores } }: CompanionQuestion) =>
  actScores
    .filter(({ label }) => label === 'life-question' || label === 'story-request')
    .reduce((sum, { score }) => sum + score, 0);

export function isSurelyAsked(request: CompanionQuestion): boolean {
  return probabilityOfAsking(request) >= surelyAskedFrom;
}

const greetingFrom = 0.05;

/** What is said first may greet in words of parting or of news: `Good night Mammy, is Dexter`. */
export function beginsWithGreeting({
  reading: { act, actScores },
  history,
}: CompanionQuestion): boolean {
  const greeting = actScores.find(({ label }) => label === 'greeting')?.score ?? 0;
  const isLike = act === 'goodbye' || act === 'statement' || act === 'joy';
  return history.length === 0 && isLike && greeting >= greetingFrom;
}

const askingKinds: ReadonlySet<QuestionKind> = new Set([
  'who',
  'when',
  'where',
  'age',
  'how-long',
  'how-many',
  'why',
  'which',
] as const);
/** Acts that a question is easily taken for: `why did you leave that year?` is not said in anger. */
const askedAllTheSame: ReadonlySet<Act> = new Set([
  'anger',
  'correction',
  'goodbye',
  'statement',
  'thanks',
  'joy',
] as const);

/** Whether a message that is taken for another act may be a question about the life all the same. */
export function mayAsk(request: CompanionQuestion): boolean {
  const { message, reading } = request;
  const { act, actScores } = reading;
  const kind = questionKind(message, detectLanguage(message));
  if (askedAllTheSame.has(act) && askingKinds.has(kind)) return true;
  const top = actScores[0]?.score ?? 0;
  const from = kind === 'other' ? statedFrom : perhapsFrom;
  return top < surelyAskedFrom && probabilityOfAsking(request) >= from;
}

const maybeFrom = 0.15;
/** From which a passage answers what may have been asked, and what hardly was. */
const answeredIfAskedFrom = 0.15;
const answeredOtherwiseFrom = 0.4;

/** From which probability of its answer a message that is hardly a question is answered from the stories. */
export function answeredFrom(request: CompanionQuestion): number {
  return probabilityOfAsking(request) >= maybeFrom ? answeredIfAskedFrom : answeredOtherwiseFrom;
}
