import { asksForParting } from '@heartwood/reading/asked-question';
import { wordsForKin } from '@heartwood/reading/kin-lexicon';
import { eachPart } from '@heartwood/reading/message-parts';
import { answerQuestion } from './answer-question.ts';
import { answeredFrom, beginsWithGreeting, isSurelyAsked, mayAsk } from './asks-about-life.ts';
import type { Companion, CompanionQuestion, CompanionReply } from './companion.ts';
import { mayBeInDanger } from './may-be-in-danger.ts';
import { type Locale, replyLocale } from './reply-language.ts';
import { otherAct, replyToAct } from './reply-to-act.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { continueStory, tellStory } from './tell-story.ts';

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
  const isNear = (answer.because.answer?.probability ?? 0) >= answeredFrom(request);
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

/** A kind word in place of quotes, advice or a goodbye, where the message may speak of danger. */
function hearOut({ say, wording }: Speaker): CompanionReply {
  const because = {
    ...{ engine: 'offline' as const, question: null, passages: [], answer: null, facts: [] },
    notes: ['may be danger: heard, and nothing is quoted'],
  };
  return { content: say(wording.heard), sources: [], certainty: null, because };
}
