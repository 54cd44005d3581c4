import { portugueseKin } from '@heartwood/reading/fact-wording';
import { kinWords } from '@heartwood/reading/kin-lexicon';
import { type Trait, traits } from '#shared/contracts/training.ts';
import { findRelationship, relationshipLabel } from '#shared/relationships.ts';
import type { CompanionQuestion } from '../companion/companion.ts';
import type { Locale } from '../companion/reply-language.ts';
import type { GivenPassage } from './gather-passages.ts';
import { plainLine } from './plain-data.ts';
import type { PromptRoom } from './prompt-room.ts';
import type { PromptWording } from './prompt-wording.ts';

const itemsAtMost = 5;
const phrasesAtMost = 3;
/** A slider from 1 to 10 leans one way up to the first and from the second. */
const leaning = { low: 3, high: 8 };

/** What a prompt says of the day, the user, the person and the family. What a passage says is not said again. */
export function aboutPerson({
  request: { person, facts, askerName, now },
  locale,
  wording: { labels, traits: words },
  say,
  passages,
  room,
}: {
  request: Pick<CompanionQuestion, 'person' | 'facts' | 'askerName' | 'now'>;
  locale: Locale;
  wording: PromptWording;
  say: (text: string, slots?: Record<string, string>) => string;
  passages: readonly GivenPassage[];
  room: PromptRoom;
}): string {
  const given = passages.map(({ text }) => plainLine(text)).join('\n');
  const line = (label: string, text: string | number | null | undefined) => {
    const value = plainLine(String(text ?? ''));
    return value && !given.includes(value) ? [`${label}: ${cut(value, room.line)}`] : [];
  };
  const items = (all: readonly string[] = [], atMost = itemsAtMost) =>
    all
      .filter((item) => !given.includes(plainLine(item)))
      .slice(0, atMost)
      .join('; ');
  const asker = askerName ? say(labels.asker, { asker: askerName }) : labels.unnamedAsker;
  const today = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'full',
  }).format(now);
  const manner = traits.flatMap((trait: Trait) => leaningWord(words[trait], person[trait]));
  const family = listKin(facts, locale).slice(0, room.relatives).join('; ');
  return [
    `${labels.today} ${today}.`,
    relatedAs(asker, say('{name}'), person.relationship, locale),
    ...(person.fullName === person.name ? [] : line(labels.fullName, person.fullName)),
    ...line(labels.born, [person.birthYear, person.birthPlace].filter(Boolean).join(', ')),
    ...line(labels.died, person.deathYear),
    ...line(labels.work, person.occupation),
    ...line(labels.faith, person.religion),
    ...line(labels.speech, [person.communicationStyle, ...manner].filter(Boolean).join('; ')),
    ...line(labels.humor, person.senseOfHumor),
    ...line(labels.phrases, items(person.commonPhrases, phrasesAtMost)),
    ...line(labels.values, items(person.values)),
    ...line(labels.passions, items(person.passions)),
    ...(family ? [`${say(labels.family)}: ${family}`] : []),
  ].join('\n');
}

function relatedAs(
  asker: string,
  name: string,
  relationship: string | null | undefined,
  locale: Locale,
): string {
  if (!relationship) return `${asker}.`;
  const [en = '', pt = en] = relationshipLabel(relationship).split(' / ');
  const label = plainLine(locale === 'en' ? en : pt);
  const word = findRelationship(relationship) ? label.toLowerCase() : label;
  return locale === 'en' ? `${asker}; ${name} is their ${word}.` : `${asker}; ${name}: ${word}.`;
}

/** The person's relatives that the family confirmed, as `husband: Tomás`. */
function listKin(facts: CompanionQuestion['facts'], locale: Locale): string[] {
  return facts
    .filter(({ subject, status, relation }) => {
      const isKin = kinWords().some(({ relations }) => relations.includes(relation));
      return subject === 'self' && status === 'confirmed' && isKin;
    })
    .map(({ relation, object }) => {
      const word = locale === 'en' ? relation : (portugueseKin(relation)?.word ?? relation);
      return `${plainLine(word)}: ${cut(plainLine(object), 80)}`;
    });
}

function leaningWord([low, high]: readonly [string, string], value: number | undefined): string[] {
  if (value === undefined) return [];
  return value <= leaning.low ? [low] : value >= leaning.high ? [high] : [];
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
