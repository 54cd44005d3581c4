import { fold } from '#server/platform/language/words.ts';
import { type Patterns, plainClause } from '../questions/intents.ts';

/** What somebody tells of their own life: something to be sorry for, to be glad of, or neither. */
export type Tidings = 'sorrow' | 'joy' | 'thanksForTelling';

const ofMyself = /\b(?:i|im|ive|my|me|we|eu|estou|tenho|consigo|sinto|sou|minha|meu|me)\b/;
const ofToday =
  /\b(?:is|are|has|just|today|yesterday|tonight|this (?:morning|afternoon|evening|week|month)|last (?:night|week|month)|esta|hoje|ontem|agora)\b/;
const asksOrCalls =
  /^(?:and |so |e )?(?:please|tell|say|give|show|let|what\w*|who\w*|when|where|why|how|which|did|do|does|were|was|are|is|can|could|would|have|conta|conte|fala|fale|diz|diga|o que|que|quem|quando|onde|porque|como|qual|tens|tinhas)\b/;

function tidingsOf(sentence: string, patterns: Patterns): Tidings | undefined {
  if (sentence.includes('?')) return undefined;
  const clause = plainClause(sentence, /(?!)/, []);
  const isOfNow = ofMyself.test(clause) || ofToday.test(clause);
  const isSorrow = patterns.sorrow.test(clause) && isOfNow;
  if (isSorrow && !asksOrCalls.test(clause)) return 'sorrow';
  if (!patterns.statement.test(fold(sentence).replace(/[’']/g, ''))) return undefined;
  if (patterns.sorrow.test(clause)) return 'sorrow';
  return patterns.joy.test(clause) ? 'joy' : 'thanksForTelling';
}

/** Parts a message into what it tells of the writer and what it asks. */
export function partTidings(
  message: string,
  patterns: Patterns,
): { tidings: Tidings | undefined; rest: string } {
  const sentences = message.split(/(?<=[.!?\n])\s+/).filter((each) => /\p{L}|\p{N}/u.test(each));
  const told = sentences.map((sentence) => tidingsOf(sentence, patterns));
  const tidings = (['sorrow', 'joy', 'thanksForTelling'] as const).find((each) =>
    told.includes(each),
  );
  // 'My mother says you had a boat. What colour was it?' needs both to be understood.
  const isAside = (at: number) => told[at] === 'sorrow' || told[at] === 'joy';
  const asks = told.some((each) => each === undefined);
  return {
    tidings,
    rest: asks ? sentences.filter((_, at) => !isAside(at)).join(' ') : '',
  };
}
