import type { CompanionPerson, CompanionQuestion } from '../companion/companion.ts';
import type { Locale } from '../companion/reply-language.ts';
import { aboutPerson } from './about-person.ts';
import type { GivenPassage } from './gather-passages.ts';
import { isPersons } from './is-persons.ts';
import { plainData, plainLine } from './plain-data.ts';
import { english } from './prompt-english.ts';
import { portuguese } from './prompt-portuguese.ts';
import type { PromptRoom } from './prompt-room.ts';
import { type PromptWording, placeholders } from './prompt-wording.ts';
import { type ModelTurn, recentTurns } from './recent-turns.ts';

export interface ComposedPrompt {
  instructions: string;
  messages: ModelTurn[];
  /** The passages that there was room for, by number from 1. */
  given: GivenPassage[];
}

/** A message may take this share of the room; the middle of a longer one is left out. */
const messageShare = 0.4;

/**
 * The prompt of one reply: who speaks, of whom and by which rules; the recent turns; the numbered passages with the
 * message. What does not fit is left out, earlier turns first, then the last passages.
 *
 * @param boundary marks the blocks; what no one who wrote a story or message can know
 */
export function composePrompt({
  request,
  locale,
  passages,
  ownSentences,
  room,
  boundary,
}: {
  request: Pick<
    CompanionQuestion,
    'message' | 'person' | 'facts' | 'askerName' | 'history' | 'now'
  >;
  locale: Locale;
  passages: readonly GivenPassage[];
  ownSentences: readonly string[];
  room: PromptRoom;
  boundary: string;
}): ComposedPrompt {
  const { message, person, history } = request;
  const wording = locale === 'en' ? english : portuguese(locale);
  const say = (text: string, slots: Record<string, string> = {}) =>
    text.replace(placeholders, (_, slot: string) =>
      plainLine(slot === 'name' ? person.name : (slots[slot] ?? '')),
    );
  const voice = person.companionVoice ?? 'first-person';
  const instructions = [
    say(wording.role[voice]),
    aboutPerson({ request, locale, wording, say, passages, room }),
    list(say(wording.labels.manner), ownSentences.map(plainLine)),
    list(
      wording.labels.rules,
      wording.rules[voice].map((rule) => say(rule)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
  const block = (name: string, content: string) =>
    `<${name} ${boundary}>\n${content}\n</${name} ${boundary}>`;
  const asked = cutMiddle(plainData(message), Math.floor(room.characters * messageShare));
  const compose = (given: readonly GivenPassage[]) =>
    [
      wording.labels.passages,
      block(
        'passages',
        given.map((each, at) => passageLine(each, at + 1, person, wording, say)).join('\n') ||
          wording.labels.nothing,
      ),
      wording.labels.message,
      block('message', asked),
    ].join('\n');
  let given = [...passages];
  const left = () => room.characters - instructions.length - compose(given).length;
  while (given.length > 0 && left() < 0) given = given.slice(0, -1);
  return {
    instructions,
    messages: [
      ...recentTurns(endingWithReply(history), { characters: left(), turns: room.turns }),
      { role: 'user', content: compose(given) },
    ],
    given,
  };
}

function passageLine(
  { passage, text }: GivenPassage,
  number: number,
  person: CompanionPerson,
  { tellers }: PromptWording,
  say: (text: string, slots?: Record<string, string>) => string,
): string {
  const { teller, title, kind } = passage;
  const who = isPersons(passage, person) ? 'self' : teller ? 'named' : 'family';
  const told =
    kind === 'story' || kind === 'memory' ? `, ${say(tellers[who], { teller: teller ?? '' })}` : '';
  return `[${number}] “${plainLine(title)}”${told}: ${plainLine(text)}`;
}

function list(title: string, items: readonly string[]): string {
  return items.length > 0 ? [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n') : '';
}

// Earlier messages that were never answered would otherwise run into the one to answer.
function endingWithReply(history: CompanionQuestion['history']): CompanionQuestion['history'] {
  const last = history.findLastIndex(({ kind }) => kind === 'persona');
  return history.slice(0, last + 1);
}

function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.floor((length - 3) / 2);
  return `${text.slice(0, half)} … ${text.slice(-half)}`;
}
