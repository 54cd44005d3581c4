import { isStopWord } from '#server/platform/language/stop-words.ts';
import { fold, plain } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import type { PersonaPassage } from '../persona.ts';
import type { AskedQuestion } from '../questions/read-question.ts';
import { meets, type ReadText } from './match-terms.ts';
import { isFirstPerson } from './narrator.ts';

/** A passage with the sentence of it that answers best. */
interface Told {
  passage: PersonaPassage;
  language: Language;
  isOwnVoice: boolean;
  sentences: readonly string[];
  best: number;
}

const tellsOfMe = /\b(?:I|[Ww]e|me|us)\b/;
const quality =
  /\b(?:were|are|was) (?:you|u) (?:(?:a|an|very|ever|so|really|always|good|the) )*(\w+)|(?<!\p{L})(?:foste|eras|és) (?:(?:uma?|muito|tão|mesmo|sempre|boa|bom) )*(\p{L}+)/iu;
// 'Era alegre' goes on of whoever the sentence before is about.
const goesOn = /^(?:Era|Foi|Tinha|Estava|\p{Lu}\p{Ll}+ava) /u;
const ofAnother = /^(?:Ele|Ela|[OA] \p{Lu}|[OA] (?:meu|minha) )/u;

/**
 * Whether the answer to 'Did you play?' or 'Were you clever?' is what somebody else did or was, in a story of
 * one's own: 'Perpetua plays around it', 'My sister Jean was the clever one'.
 */
export function tellsOfAnother(
  { asksYou, kind, names, terms, text: question }: AskedQuestion,
  { passage, language, isOwnVoice, sentences, best }: Told,
  read: ReadText,
): boolean {
  const text = sentences[best] ?? '';
  if (!asksYou || kind !== 'yes or no' || passage.kind !== 'story' || tellsOfMe.test(text)) {
    return false;
  }
  if (language === 'pt' && isFirstPerson(text, language)) return false;
  const [, inEnglish, inPortuguese] = quality.exec(question) ?? [];
  const asked = fold(inEnglish ?? inPortuguese ?? '');
  const isDone = terms.some(
    (term) => (term.isVerb || fold(term.word) === asked) && meets(term, read) > 0,
  );
  if (!isDone) return false;
  const [, first = ''] = /^(\p{Lu}\p{Ll}+) \p{L}/u.exec(text) ?? [];
  const isNamed = first !== '' && !isStopWord(plain(first), language) && !names.has(fold(first));
  const isOther =
    isNamed ||
    (goesOn.test(text) && ofAnother.test(sentences[best - 1] ?? '')) ||
    /^(?:My|Our|His|Her) \p{Ll}+ |\b(?:[Hh]e|[Ss]he|[Tt]hey)\b/u.test(text);
  return isOther && isOwnVoice;
}
