import { stem } from '@heartwood/reading/stem';
import { words } from '@heartwood/reading/words';
import { limits } from '#shared/limits.ts';
import {
  type CompanionPassage,
  type CompanionQuestion,
  type CompanionRecollection,
  type CompanionReply,
  toSource,
} from './companion.ts';
import { findAnswer } from './find-answer.ts';
import { quote } from './quote.ts';
import type { Speaker } from './speaker.ts';

const wordsTold = 130;

const wordsOfAskingOn = 8;

/** The rest of the story that was told last, where a message asks on: `and then?`. Undefined where it does not. */
export async function continueStory(
  question: string,
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply | undefined> {
  const { memory, history } = request;
  const title = lastTitle(history);
  if (!title || question.split(/\s+/).length > wordsOfAskingOn) return undefined;
  const { followUp, passages } = await memory.recall(question);
  if (followUp !== 'next' && followUp !== 'more') return undefined;
  const rest = passages.filter((passage) => passage.title === title);
  const because = reasonsOf(question, passages);
  const note = `goes on with the last story (${followUp})`;
  if (rest.length > 0) return quoteStory(rest, request, speaker, { ...because, notes: [note] });
  return {
    content: speaker.say(speaker.wording.endOfStory),
    sources: [],
    certainty: null,
    because: { ...because, notes: [note, 'it was told to its end'] },
  };
}

/**
 * Tells a story: one to laugh at, or one that this user has not heard. Undefined where the request names what it should
 * be about: that is answered as a question is.
 */
export async function tellStory(
  question: string,
  request: CompanionQuestion,
  speaker: Speaker,
): Promise<CompanionReply | undefined> {
  const { memory, history, told } = request;
  const rest = await continueStory(question, request, speaker);
  if (rest) return rest;
  const found = await findAnswer(question, speaker, request);
  const because = reasonsOf(question, found.recollection.passages);
  if (namesItsSubject(found.recollection)) return undefined;
  const asked = await findMerry(request, speaker);
  const heard = new Set(history.flatMap(({ sources = [] }) => sources.map(({ title }) => title)));
  const ordinal = asked ?? (await findUnheard(memory, heard, told, request.seed));
  const story = ordinal === undefined ? [] : await memory.listPassages(ordinal);
  if (story.length === 0) {
    return {
      content: speaker.say(speaker.wording.noStories),
      sources: [],
      certainty: null,
      because: { ...because, notes: ['no story is left'] },
    };
  }
  const lead = speaker.say(speaker.wording.storyLead, { title: story[0]?.title ?? '' });
  const note = asked === undefined ? 'a story not heard yet' : 'a story to laugh at';
  return quoteStory(story, request, speaker, { ...because, notes: [note] }, lead);
}

function reasonsOf(question: string, passages: readonly CompanionPassage[]) {
  return {
    ...{ engine: 'offline' as const, question, answer: null, facts: [] },
    passages: passages
      .slice(0, limits.sourcesPerReply)
      .map(({ sourceId, title, score, coverage }) => ({ id: sourceId, title, score, coverage })),
  };
}

/** Words of a request that say no more than that a story is wanted, by their beginnings. */
const anyStory =
  /^(?:stor|memor|tell|told|tale|anecdot|favou?rit|best|funn|laugh|jok|hilar|cheer|smil|sad|scar|good|nice|old|new|happ|someth|anyth|everyth|life|time|day|bedtime|childhood|hear|share|rememb|anoth|more|conta|conte|hist|caus|lembr|memór|recorda|engra|divert|rir|ri$|piad|anedot|coisa|algum|outr|vida|dia|tempo|favorit|prefer|melhor|boa|bom|bonit|trist|fal|diz|diga|ouvir|quer)/;

/** Whether a request holds a word of its own that the stories know. */
function namesItsSubject({ terms }: CompanionRecollection): boolean {
  return terms.some(
    ({ word, known, fromHistory }) => known && !fromHistory && !anyStory.test(word),
  );
}

const wantsLaughter =
  /\b(?:fun+(?:y|iest)|laugh|jokes?|hilarious|cheer me up|engra[çc]ad\w*|divertid\w*|rir|piadas?|anedotas?)/i;

/** A story that holds laughter, where something funny is asked for. */
async function findMerry(
  { memory, message, history }: CompanionQuestion,
  { wording, language }: Speaker,
): Promise<number | undefined> {
  if (!wantsLaughter.test(message)) return undefined;
  const merry = new Set(words(wording.themes.funny).map((word) => stem(word, language)));
  const told = new Set(history.flatMap(({ sources = [] }) => sources.map(({ title }) => title)));
  const { passages } = await memory.recall(wording.themes.funny);
  return (
    passages.find(
      ({ excerpt, storyOrdinal, title }) =>
        storyOrdinal !== null &&
        !told.has(title) &&
        words(excerpt).some((word) => merry.has(stem(word, language))),
    )?.storyOrdinal ?? undefined
  );
}

async function findUnheard(
  memory: CompanionQuestion['memory'],
  heard: ReadonlySet<string>,
  told: readonly string[],
  seed: string,
): Promise<number | undefined> {
  const stories = (await memory.listStories()).filter(({ title }) => !heard.has(title));
  const start = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  for (let turn = 0; turn < stories.length; turn++) {
    const story = stories[(start + turn) % stories.length];
    const first = story && (await memory.listPassages(story.storyOrdinal))[0];
    if (first && !told.includes(first.sourceId)) return story.storyOrdinal;
  }
  return stories[start % Math.max(1, stories.length)]?.storyOrdinal;
}

function lastTitle(history: CompanionQuestion['history']): string | undefined {
  return history.findLast(({ kind, sources }) => kind === 'persona' && sources?.length)
    ?.sources?.[0]?.title;
}

function quoteStory(
  passages: readonly CompanionPassage[],
  { person }: CompanionQuestion,
  speaker: Speaker,
  because: CompanionReply['because'],
  lead = '',
): CompanionReply {
  const told: CompanionPassage[] = [];
  let length = 0;
  for (const passage of passages) {
    length += passage.excerpt.split(/\s+/).length;
    if (told.length > 0 && (length > wordsTold || told.length === limits.sourcesPerReply)) break;
    told.push(passage);
  }
  const [first] = told;
  const text = told.map(({ excerpt }) => excerpt).join('\n\n');
  const said = first ? quote(text, first, person, speaker) : '';
  return {
    content: [lead, said].filter(Boolean).join('\n\n'),
    sources: told.map(toSource),
    certainty: 'told',
    because,
  };
}
