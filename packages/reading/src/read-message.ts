import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classify, type LinearModel, type Scored, unpackModel } from './linear-model.ts';
import { messageFeatures } from './message-features.ts';

/** What a message calls for before anything else. */
export type Care = 'danger' | 'check-in' | 'medical' | 'abuse' | 'other-in-danger' | 'child';

/** What the writer of a message does with it. */
export type Act =
  | 'life-question'
  | 'story-request'
  | 'statement'
  | 'feeling'
  | 'joy'
  | 'grief'
  | 'love'
  | 'anger'
  | 'apology'
  | 'approval'
  | 'presence'
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'identity'
  | 'help'
  | 'correction'
  | 'advice'
  | 'medical'
  | 'legal'
  | 'money'
  | 'instruction'
  | 'romance';

export interface MessageReading {
  /** Null where nothing calls for care. */
  care: Care | null;
  act: Act;
  /** Every label with its probability, most likely first; `none` is one of care's. */
  careScores: Scored[];
  actScores: Scored[];
}

/**
 * From which probability something is taken as heard: low, since the gentle line costs a reader nothing, and higher for
 * a question about the life, which often tells of dangers past. A card takes the place of the reply and asks for more.
 * Found by training on one writer's examples and measuring on the other's.
 */
const heardFrom = 0.2;
const heardFromInQuestion = 0.7;
/** Danger or a hint of it that is this likely is heard whatever is asked. */
const dangerFrom = 0.4;
const dangerInPartFrom = 0.3;
/** 'I'm going now' is most often a goodbye: it is heard, but takes more for a card. */
const farewellCardFrom = 0.85;
const dangerCardInPartFrom = 0.8;
const cardFrom = 0.4;
const cardFromInQuestion = 0.3;
/** A child's card in place of the reply would only puzzle a grown-up. */
const childCardFrom = 0.7;
/** Below it nothing of a child is heard: words that children use are everybody's. */
const childHeardFrom = 0.3;

const folder = join(import.meta.dirname, '../models');
const models = new Map<string, LinearModel>();

function modelOf(name: 'care' | 'acts'): LinearModel {
  const known = models.get(name);
  if (known) return known;
  const model = unpackModel(readFileSync(join(folder, `${name}.json`), 'utf8'));
  models.set(name, model);
  return model;
}

/** Reads what a message calls for and what its writer does with it. Deterministic; about a millisecond. */
export function readMessage(message: string): MessageReading {
  const features = messageFeatures(message);
  const careScores = classify(modelOf('care'), features);
  const actScores = classify(modelOf('acts'), features);
  return {
    care: careOf(message, careScores, actScores),
    act: (actScores[0]?.label ?? 'statement') as Act,
    careScores,
    actScores,
  };
}

function careOf(
  message: string,
  careScores: readonly Scored[],
  actScores: readonly Scored[],
): Care | null {
  const asked = scoreOf(actScores, 'life-question') + scoreOf(actScores, 'story-request');
  const best = careScores.find(({ label }) => label !== 'none');
  const from = best?.label === 'child' ? childCardFrom : cardFrom;
  const isClear = best && best.score >= from + cardFromInQuestion * asked;
  const isFarewell = actScores[0]?.label === 'goodbye' && (best?.score ?? 0) < farewellCardFrom;
  if (isClear && best.label !== 'check-in' && !isFarewell) return best.label as Care;
  const child = scoreOf(careScores, 'child');
  const heard = 1 - scoreOf(careScores, 'none') - (child < childHeardFrom ? child : 0);
  const inPart = dangerInParts(message);
  if (inPart >= dangerCardInPartFrom) return 'danger';
  const danger = scoreOf(careScores, 'danger') + scoreOf(careScores, 'check-in');
  const isHeard = heard >= heardFrom + heardFromInQuestion * asked || danger >= dangerFrom;
  return isHeard || inPart >= dangerInPartFrom ? 'check-in' : null;
}

/** How likely one sentence or clause of a message, read alone, speaks of danger: anywhere in it, however long it is. */
function dangerInParts(message: string): number {
  const parts = message
    .split(/(?<=[.!?…;:])\s+|\n+|,\s+(?=\S+\s+\S+\s+\S+)/)
    .filter((part) => part.trim())
    .flatMap(inWindows);
  if (parts.length < 2) return 0;
  return Math.max(
    ...parts.map((part) => scoreOf(classify(modelOf('care'), messageFeatures(part)), 'danger')),
  );
}

const wordsAtOnce = 60;

/** A text of many words without a mark, in stretches of which each shares half with the next. */
function inWindows(text: string): string[] {
  const words = text.trim().split(/\s+/);
  if (words.length <= wordsAtOnce) return [text];
  const step = wordsAtOnce / 2;
  const count = Math.ceil(words.length / step) - 1;
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * step, at * step + wordsAtOnce).join(' '),
  );
}

function scoreOf(scores: readonly Scored[], label: string): number {
  return scores.find((each) => each.label === label)?.score ?? 0;
}
