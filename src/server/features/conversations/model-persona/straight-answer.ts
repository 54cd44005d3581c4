import { fold, words } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import { partCourtesies, plainClause } from '../persona/questions/intents.ts';
import { patterns } from './patterns.ts';

/** What is answered by rule, whatever a model would say: in the words of a question that the rules know. */
export interface StraightAnswer {
  /** The question as the offline persona is sure to understand it. */
  question: string;
  /** What else the message asks; empty when there is nothing else. */
  rest: string;
}

const asksWhetherReal: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:are you|r u|you are|youre|is this|am i (?:talking|speaking) (?:to|with))\b.{0,30}\b(?:real|really (?:you|her|him)|human|alive|(?:an? )?(?:ai|robot|bot|machine|computer|program|chatbot))\b(?! (?:estate|school|kind|good|name))/,
  pt: /\b(?:tu es|voce e|vc e|es|isto e|isso e|estou a falar com|estou falando com)\b.{0,30}\b(?:real|humana?|viv[oa]|pessoa (?:real|de verdade)|ia|inteligencia artificial|robo|robot|maquina|computador|programa|chatbot)\b/,
};
const asks: Readonly<Record<'isItReal' | 'isItAi' | 'canYouFeel', Record<Language, string>>> = {
  isItReal: { en: 'Are you real?', pt: 'És real?' },
  isItAi: { en: 'Are you an AI?', pt: 'És uma inteligência artificial?' },
  canYouFeel: { en: 'Are you in heaven?', pt: 'Estás no céu?' },
};

/** Finds what no model may be asked: whether this is real, and advice for which there are professions. */
export function findStraightAnswer(
  message: string,
  language: Language,
  name: string,
): StraightAnswer | undefined {
  const understood = patterns[language];
  const names = words(name).map(fold);
  const { courtesy, rest } = partCourtesies(message, understood, names);
  if (courtesy === 'isItReal' || courtesy === 'isItAi' || courtesy === 'canYouFeel')
    return { question: rest ? asks[courtesy][language] : message, rest };
  const clause = plainClause(message, understood.callings, names);
  if (understood.advice.test(clause) && understood.professional.test(clause))
    return { question: message, rest: '' };
  const isQuestion = /\?\s*$/.test(message) && message.length < 200;
  if (isQuestion && asksWhetherReal[language].test(clause))
    return { question: asks.isItReal[language], rest: '' };
  return undefined;
}
