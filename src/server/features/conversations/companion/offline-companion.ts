import { asksForParting } from '@heartwood/reading/asked-question';
import { detectLanguage } from '@heartwood/reading/detect-language';
import { wordsForKin } from '@heartwood/reading/kin-lexicon';
import { eachPart } from '@heartwood/reading/message-parts';
import { type QuestionKind, questionKind } from '@heartwood/reading/question-kind';
import { type Act, type MessageReading, readMessage } from '@heartwood/reading/read-message';
import { answerQuestion } from './answer-question.ts';
import {
  type Companion,
  type CompanionQuestion,
  type CompanionReply,
  toSource,
} from './companion.ts';
import { findOwnWords } from './offer-own-words.ts';
import { inQuotationMarks } from './quote.ts';
import { type Locale, replyLocale } from './reply-language.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { continueStory, tellStory } from './tell-story.ts';
import type { Sentences, Wording } from './wording/wording.ts';

type OtherAct = keyof Wording['acts'];

/** Of which acts the person's own words are offered, on which themes. */
const themesOf: Partial<Record<OtherAct, readonly (keyof Wording['themes'])[]>> = {
  grief: ['loss'],
  apology: ['quarrel', 'love'],
  approval: ['love'],
};

const repliesLookedAt = 4;

/** Replies without a language model: quotes what was told, and says so where it was not. */
export function createOfflineCompanion(): Companion {
  return {
    async reply(request) {
      const { message, person, history, seed } = request;
      const locale = replyLocale(message, person, history);
      const replies = history.filter(({ kind }) => kind === 'persona');
      const lately = replies.slice(-repliesLookedAt).map(({ content }) => content);
      const speaker = createSpeaker({ locale, person, lately, seed });
      return replyTo(request, speaker, locale);
    },
  };
}

async function replyTo(
  request: CompanionQuestion,
  speaker: Speaker,
  locale: Locale,
): Promise<CompanionReply> {
  const { reading, message } = request;
  if (reading.care === 'check-in' && mayBeInDanger(request)) return hearOut(speaker);
  const parts = eachPart(message);
  const asking = parts.filter(({ isAboutLife }) => isAboutLife);
  // News before a question is not what is asked for.
  const question = asking.length > 0 ? asking.map(({ text }) => text).join(' ') : message;
  if (reading.act === 'story-request') {
    const story = await tellStory(question, request, speaker);
    if (story) return story;
  }
  const hasNews = reading.act === 'statement' && parts.some(({ act }) => act === 'joy');
  const other = hasNews ? 'joy' : beginsWithGreeting(request) ? 'greeting' : otherAct(reading.act);
  if (other && asking.length === 0 && !mayAsk(request)) return replyToAct(other, request, speaker);
  const rest = await continueStory(question, request, speaker);
  if (rest) return rest;
  const known = tellAskersPerson(question, request, speaker);
  if (known) return known;
  const answer = await answerQuestion(question, request, speaker, locale);
  const fallback = other ?? parts.map(({ act }) => otherAct(act)).find(Boolean);
  if (!fallback || isSurelyAsked(request)) return answer;
  // What was hardly a question is answered only where the stories have something to it.
  const least = probabilityOfAsking(request) >= maybeFrom ? answeredIfAskedFrom : answeredFrom;
  const isNear = (answer.because.answer?.probability ?? 0) >= least;
  const isAsked = asking.length > 0 || asksForParting(question);
  const isAnswered = isAsked ? answer.certainty !== 'untold' : isNear;
  return isAnswered || answer.certainty === 'told'
    ? answer
    : replyToAct(fallback, request, speaker);
}

/** Whom the user told of themselves, where they ask who that is. */
function tellAskersPerson(
  question: string,
  { askersPeople }: CompanionQuestion,
  { wording, language }: Speaker,
): CompanionReply | undefined {
  const who =
    /^\W*(?:who(?:[’']?s| is| was)|quem (?:é|era|e))\s+(?:o |a )?(\p{Lu}\p{Ll}+)\W*$/iu.exec(
      question,
    )?.[1];
  const person = askersPeople.find(({ name }) => who && name.split(' ').includes(who));
  if (!person?.relation) return undefined;
  const relation = kinWordFor(person.relation, language);
  const content = wording.askersPerson
    .replace('{who}', () => person.name)
    .replace('{relation}', () => relation);
  const because = {
    ...{ engine: 'offline' as const, question, passages: [], answer: null, facts: [] },
    notes: ['a person of the user, from the companion’s memory'],
  };
  return { content, sources: [], certainty: null, because };
}

function kinWordFor(relation: string, language: Speaker['language']): string {
  if (language === 'en') return relation;
  return wordsForKin([relation]).find((word) => word.language === language)?.word ?? relation;
}

/** From which probability of danger nothing is quoted any more; below it the quiet line is enough. */
const hearOutFrom = 0.5;
/** From which it is heard out although it asks something. */
const hearOutAlwaysFrom = 0.7;
const farewellHeardOutFrom = 0.85;

function mayBeInDanger(request: CompanionQuestion): boolean {
  const danger = dangerOf(request.reading);
  // A goodbye that may be meant so keeps its goodbye, with the quiet line beneath it.
  const [act] = request.reading.actScores;
  if (act?.label === 'goodbye' && act.score >= surelyFrom && danger < farewellHeardOutFrom)
    return false;
  if (danger >= hearOutAlwaysFrom) return true;
  return danger >= hearOutFrom && probabilityOfAsking(request) < surelyFrom;
}

/** A kind word in place of quotes, advice or a goodbye, where the message may speak of danger. */
function hearOut({ say, wording }: Speaker): CompanionReply {
  const because = {
    ...{ engine: 'offline' as const, question: null, passages: [], answer: null, facts: [] },
    notes: ['may be danger: heard, and nothing is quoted'],
  };
  return { content: say(wording.heard), sources: [], certainty: null, because };
}

function otherAct(act: Act): OtherAct | undefined {
  return act === 'life-question' || act === 'story-request' ? undefined : act;
}

/** From which probability a message is taken as a question about the life, surely and perhaps. */
const surelyFrom = 0.6;
const perhapsFrom = 0.03;
const maybeFrom = 0.15;
/** From which a passage answers what may have been asked, and what hardly was. */
const answeredIfAskedFrom = 0.15;
const answeredFrom = 0.4;

const probabilityOfAsking = ({ reading: { actScores } }: CompanionQuestion) =>
  actScores
    .filter(({ label }) => label === 'life-question' || label === 'story-request')
    .reduce((sum, { score }) => sum + score, 0);

function isSurelyAsked(request: CompanionQuestion): boolean {
  return probabilityOfAsking(request) >= surelyFrom;
}

const greetingFrom = 0.05;

/** What is said first may greet in words of parting or of news: `Good night Mammy, is Dexter`. */
function beginsWithGreeting({ reading: { act, actScores }, history }: CompanionQuestion): boolean {
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
const askedAllTheSame: ReadonlySet<Act> = new Set([
  'anger',
  'correction',
  'goodbye',
  'statement',
  'thanks',
  'joy',
] as const);

/** Whether a message that is taken for another act may be a question about the life all the same. */
function mayAsk(request: CompanionQuestion): boolean {
  const { act, actScores } = request.reading;
  const kind = questionKind(request.message, detectLanguage(request.message));
  if (askedAllTheSame.has(act) && askingKinds.has(kind)) return true;
  const top = actScores[0]?.score ?? 0;
  return top < surelyFrom && probabilityOfAsking(request) >= perhapsFrom;
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
const turnsRemembered = 2;

/** Whether one of the last messages may have spoken of danger. */
function followsDanger({ history }: CompanionQuestion): boolean {
  const messages = history.filter(({ kind }) => kind === 'person').slice(-turnsRemembered);
  return messages.some(({ content }) => dangerOf(readMessage(content)) >= hearOutFrom);
}

function dangerOf({ careScores }: MessageReading): number {
  return careScores
    .filter(({ label }) => label === 'check-in' || label === 'danger')
    .reduce((sum, { score }) => sum + score, 0);
}

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
const denied = /,?\s*(?<!\p{L})(?:not|n[aã]o)\s+(?:\p{L}+\s*){1,3}$/iu;

async function replyToAct(
  act: OtherAct,
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply> {
  const { wording, say } = speaker;
  const { person, askerName, message } = request;
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

/** On the user's own matter the companion decides nothing; what was told may help, and is shown as that. */
async function offerAdvice(
  act: 'advice' | 'feeling',
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply | undefined> {
  const { wording, say } = speaker;
  const answer = await answerQuestion(request.message, { ...request, facts: [] }, speaker, 'en');
  const least = act === 'advice' ? 0 : answeredFrom;
  if (answer.sources.length === 0 || (answer.because.answer?.probability ?? 0) < least)
    return undefined;
  const lead = act === 'advice' ? [] : [say(wording.acts.feeling)];
  const content = [...lead, say(wording.perhapsAdvice)].join(' ');
  return { ...answer, content, certainty: 'perhaps' };
}
