import type { Draft } from './fact-answer.ts';
import type { FactQuestion, Who } from './fact-question.ts';
import { portugueseKin, portuguesePossessed, type Variety } from './fact-wording.ts';
import {
  datedText,
  type EventWords,
  othersEventWords,
  ownEventWords,
} from './fact-wording-dated.ts';
import type { KnownLife, LifeEvent } from './life-of.ts';
import { fold } from './words.ts';

const relations = {
  'wedding-year': 'married',
  'retirement-year': 'retired',
  'arrival-year': 'came-to',
  'work-year': 'started-work',
} as const;

/** 'When were you born', 'when did you and grandad marry', 'when did nan die'. */
export function answerYear(
  { asked, who, place }: FactQuestion,
  life: KnownLife,
  variety: Variety,
): Draft | undefined {
  const found =
    asked === 'birth-year' || asked === 'death-year'
      ? birthOrDeath(asked === 'birth-year' ? 'born' : 'died', who, life, variety)
      : isDated(asked)
        ? ownEvent(relations[asked], place, life, variety)
        : undefined;
  if (!found) return undefined;
  const { event, words } = found;
  const text = datedText(words, event, life.gender, variety);
  return { kind: 'year', facts: event.facts, year: event.year, text };
}

function isDated(asked: string): asked is keyof typeof relations {
  return asked in relations;
}

/** An own event with its words: a marriage, or when the person came somewhere. */
export function ownEvent(
  relation: (typeof relations)[keyof typeof relations],
  place: string | undefined,
  life: KnownLife,
  variety: Variety,
): { event: LifeEvent; words: EventWords } | undefined {
  const event = life.dated(relation, relation === 'came-to' ? place : undefined);
  if (!event || (relation === 'started-work' && place && !isWork(place, event, life)))
    return undefined;
  const hasDetail = relation === 'came-to' || (relation === 'married' && !/\d/.test(event.object));
  return { event, words: ownEventWords(relation, variety, hasDetail ? event.object : '') };
}

// 'When you started at the post office': the sentence or the occupation has a word of it.
function isWork(place: string, { facts }: LifeEvent, { person }: KnownLife): boolean {
  const told = fold([person.occupation ?? '', ...facts.map(({ sentence }) => sentence)].join(' '));
  return place.split(' ').some((word) => word.length > 3 && told.includes(word));
}

/** A birth or death with its words. */
export function birthOrDeath(
  relation: 'born' | 'died',
  who: Who,
  life: KnownLife,
  variety: Variety,
): { event: LifeEvent; words: EventWords } | undefined {
  const event = life.event(who, relation);
  if (!event) return undefined;
  if (who.is === 'self') return { event, words: ownEventWords(relation, variety) };
  const { name } = event;
  const named = name ? { en: name, first: name, third: name } : unnamed(who, life, variety);
  return named && { event, words: othersEventWords(relation, named) };
}

// 'My wife', where no name is known.
function unnamed(who: Who, life: KnownLife, variety: Variety) {
  const relation = who.is === 'kin' && who.relations.length === 1 ? who.relations[0] : undefined;
  if (!relation) return undefined;
  const kin = portugueseKin(relation);
  if (!kin) return undefined;
  const whose = portuguesePossessed(kin.word, kin.isFemale, life.gender, variety);
  return { en: `{My} ${relation}`, first: whose['first-person'], third: whose['third-person'] };
}
