import { type Act, readMessage } from './read-message.ts';

/** A sentence of a message, with what its writer does in it. */
export interface MessagePart {
  text: string;
  act: Act;
  /** Whether it asks about the life or for a story. */
  isAboutLife: boolean;
}

const partsAtMost = 12;
const leastWords = 3;
const surelyFrom = 0.6;

/** The sentences of a message one by one: `I miss you. Where did you work?` mourns first and asks then. */
export function eachPart(message: string): MessagePart[] {
  const sentences = message
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((text) => text.trim())
    .filter((text) => text.split(/\s+/).length >= leastWords)
    .slice(0, partsAtMost);
  if (sentences.length < 2) return [];
  return sentences.map((text) => {
    const { act, actScores } = readMessage(text);
    const asked = actScores
      .filter(({ label }) => label === 'life-question' || label === 'story-request')
      .reduce((sum, { score }) => sum + score, 0);
    return { text, act, isAboutLife: asked >= surelyFrom };
  });
}
