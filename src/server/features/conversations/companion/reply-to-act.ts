import type { Act } from '@heartwood/reading/read-message';
import { answerQuestion } from './answer-question.ts';
import { type CompanionQuestion, type CompanionReply, toSource } from './companion.ts';
import { followsDanger } from './may-be-in-danger.ts';
import { findOwnWords } from './offer-own-words.ts';
import { inQuotationMarks } from './quote.ts';
import type { Speaker } from './speaker.ts';
import type { Sentences, Wording } from './wording/wording.ts';

/** What a message may be besides a question about the life or a request for a story. */
export type OtherAct = keyof Wording['acts'];

/** Of which acts the person's own words are offered, on which themes. */
const themesOf: Partial<Record<OtherAct, readonly (keyof Wording['themes'])[]>> = {
  grief: ['loss'],
  apology: ['quarrel', 'love'],
  approval: ['love'],
};

/** The act of a message that does not ask about the life; undefined of one that does. */
export function otherAct(act: Act): OtherAct | undefined {
  return act === 'life-question' || act === 'story-request' ? undefined : act;
}

/** Acts whose reply refuses, apologises or congratulates, and hurts where it was something else. */
const actsToBeSureOf: ReadonlySet<OtherAct> = new Set([
  'correction',
  'romance',
  'instruction',
  'anger',
  'joy',
] as const);
const sureFrom = 0.45;

function isUnsure(act: OtherAct, { reading }: CompanionQuestion): boolean {
  const score = reading.actScores.find(({ label }) => label === act)?.score ?? 0;
  return actsToBeSureOf.has(act) && reading.act === act && score < sureFrom;
}

/** Replies to what is no question about the life, with the person's own words where they fit. */
export async function replyToAct(
  readAs: OtherAct,
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply> {
  const { wording, say } = speaker;
  const { person, askerName, message } = request;
  const act = isUnsure(readAs, request) ? 'statement' : readAs;
  const because = {
    ...{ engine: 'offline' as const, question: null, passages: [], answer: null, facts: [] },
    notes: [`not about the life: ${act}`],
  };
  if (act === 'advice' || act === 'feeling') {
    const advice = await offerAdvice(act, request, speaker);
    if (advice) return advice;
  }
  if (act === 'correction') {
    const anew = await answerAnew(request, speaker);
    if (anew) return anew;
  }
  const child = request.reading.careScores.find(({ label }) => label === 'child');
  const isChild = (child?.score ?? 0) >= childFrom;
  // A child at the keyboard is not the one who talks here otherwise.
  const isNamedGreeting = act === 'greeting' && askerName && !isChild;
  const sentences =
    (ordinaryActs.has(act) && followsDanger(request) && wording.afterDanger) ||
    ((child?.score ?? 0) >= childTalkFrom && forChild(act, speaker)) ||
    wording.acts[act];
  const own = isNamedGreeting ? say(wording.greetingByName, { asker: askerName }) : say(sentences);
  const themes = themesOf[act];
  const offered = themes && (await findOwnWords(themes, request, speaker));
  if (!offered || message.length === 0)
    return { content: own, sources: [], certainty: null, because };
  const lead = say(act === 'grief' ? wording.onLoss : wording.onLove, { name: person.name });
  return {
    content: `${own}\n\n${lead} ${inQuotationMarks(offered.text)}`,
    sources: [toSource(offered.passage)],
    certainty: null,
    because: { ...because, notes: [...because.notes, `own words on ${themes.join(' and ')}`] },
  };
}

/** From which probability of a child a name is withheld, and from which a child is spoken to. */
const childFrom = 0.2;
const childTalkFrom = 0.4;

const ordinaryActs: ReadonlySet<OtherAct> = new Set([
  'statement',
  'joy',
  'thanks',
  'goodbye',
  'feeling',
  'love',
  'greeting',
] as const);
/** What is said to a child instead of what is said to a grown-up; undefined where that fits a child too. */
function forChild(act: OtherAct, { wording }: Speaker): Sentences | undefined {
  if (act === 'greeting') return wording.toChild.greeting;
  if (act === 'feeling' || act === 'grief') return wording.toChild.feeling;
  return act === 'statement' || act === 'joy' || act === 'thanks'
    ? wording.toChild.other
    : undefined;
}

/** A correction may ask anew: `no, I meant your brother`. Undefined where nothing else comes near it. */
async function answerAnew(
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply | undefined> {
  const last = request.history.findLast(({ kind }) => kind === 'persona');
  if (!last?.sources?.length) return undefined;
  const question = request.message.replace(denied, '');
  const answer = await answerQuestion(question, { ...request, facts: [] }, speaker, 'en');
  const first = answer.sources[0];
  const isNew = first && first.id !== last.sources[0]?.id;
  if (!isNew || (answer.because.answer?.probability ?? 0) < meantFrom) return undefined;
  const lead = speaker.say(speaker.wording.perhapsMeant);
  const content = answer.certainty === 'told' ? `${lead}\n\n${answer.content}` : lead;
  return { ...answer, content };
}

const meantFrom = 0.15;

/** What a correction says was not meant: `not your dad`. */
const denied = /(?<!\p{L})(?:not|n[aã]o)\s(?:\p{L}+\s){0,2}\p{L}+$/iu;

const feelingAnsweredFrom = 0.4;

/** On the user's own matter the companion decides nothing; what was told may help, and is shown as that. */
async function offerAdvice(
  act: 'advice' | 'feeling',
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply | undefined> {
  const { wording, say } = speaker;
  const answer = await answerQuestion(request.message, { ...request, facts: [] }, speaker, 'en');
  const least = act === 'advice' ? 0 : feelingAnsweredFrom;
  if (answer.sources.length === 0 || (answer.because.answer?.probability ?? 0) < least)
    return undefined;
  const content =
    act === 'advice'
      ? say(wording.perhapsAdvice)
      : `${say(wording.acts.feeling)} ${say(wording.perhaps)}`;
  return { ...answer, content, certainty: 'perhaps' };
}
