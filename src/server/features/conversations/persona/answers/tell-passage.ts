import { asPhrase, asSentence, onOneLine, standsAlone } from '#server/platform/language/prose.ts';
import type { Language } from '#shared/language/language.ts';
import type { Evidence } from '../evidence/find-evidence.ts';
import { coverage, readText } from '../evidence/match-terms.ts';
import { ownAgeNear } from '../evidence/own-age.ts';
import type { PersonaPerson } from '../persona.ts';
import type { AskedQuestion } from '../questions/read-question.ts';
import { fill, type Voice } from '../wording/voice.ts';
import { asOwn, tellAlone, tellFact } from './tell-fact.ts';

const sad =
  /\b(?:di(?:e|ed|es|ing)|dead|death|bur(?:y|ied)|grave|coffin|funeral|griev\w*|mourn\w*|los(?:t|ing|s) (?:her|him|our|my|a|the)|killed|war|weep\w*|wept|cr(?:y|ied|ying)|tears|ill|fever|drown\w*|prison|camp|morr\w*|mort[eoa]\w*|enterr\w*|luto|chor\w+|guerra|doen\w+|perd\w+|saudades?)\b/i;

/** Whether a text is of a kind that a merry saying would hurt. */
export const isSad = (text: string) => sad.test(text);

/** Chosen sentences in the person's voice: as told by them, retold by the family, or quoted from another language. */
export function tellSentences(
  sentences: readonly string[],
  told: { language: Language; isOwnVoice: boolean },
  voice: Voice,
): string {
  const text = sentences.join(' ');
  if (told.language !== voice.language) {
    return `${voice.say(voice.frames.toldInOtherLanguage)} ${quoted(text)}`;
  }
  return told.isOwnVoice ? text : `${voice.say(voice.frames.familyTells)} ${quoted(text)}`;
}

// Quotation marks within become single ones, so that it stays plain what is quoted.
function quoted(text: string): string {
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

const details = [
  'occupation',
  'religion',
  'senseOfHumor',
  'communicationStyle',
  'birthPlace',
] as const;

/** An item that is no story (a detail, a passion, a value, a saying) as an answer. */
export function tellItem(
  evidence: Evidence,
  person: PersonaPerson,
  voice: Voice,
): string | undefined {
  const { kind } = evidence.passage;
  const text = onOneLine(evidence.passage.excerpt);
  if (kind === 'detail') {
    const detail = details.find((each) => onOneLine(person[each] ?? '') === text);
    return detail && tellFact(detail, person, voice)?.content;
  }
  if (kind === 'phrase') return asSentence(text);
  if (standsAlone(text)) return tellAlone(text, voice);
  const field = kind === 'passion' ? 'passions' : kind === 'value' ? 'values' : undefined;
  const item = field && person[field]?.find((each) => text.includes(onOneLine(each)));
  const frame = field === 'passions' && isThing(item ?? '') ? 'passion' : field;
  return frame && item && fill(voice.frames.facts[frame], { items: asOwn(asPhrase(item)) });
}

// 'I loved chess' and 'I loved mending things', but not 'I loved to be early for church, always'.
const isThing = (item: string) => !/^to |[,:]/.test(item.trim());

/** The sentences of a passage that answer: the best one, what it leans on, and what follows from it. */
export function chooseSentences(
  evidence: Evidence,
  question: AskedQuestion,
  person: PersonaPerson,
  voice: Voice,
): string[] {
  const { sentences } = evidence;
  const also = yearNeeded(evidence, question) ?? alsoNeeded(evidence, question);
  const start = Math.min(evidence.best, also ?? evidence.best);
  let from = start;
  while (
    from > 0 &&
    start - from < leadAtMost &&
    leansBack(sentences[from] ?? '', evidence, person)
  )
    from--;
  const wanted = Math.max(voice.manner.sentences, evidence.best - from + 1, (also ?? 0) - from + 1);
  const chosen: string[] = [];
  let words = 0;
  for (const [at, sentence] of sentences.slice(from, from + wanted).entries()) {
    words += sentence.split(/\s+/).length;
    const isNeeded = from + at <= Math.max(evidence.best, also ?? 0);
    if (!isNeeded && words > voice.manner.words) break;
    chosen.push(sentence);
  }
  return chosen;
}

/** How many sentences before the one that answers are told to make it plain who is meant. */
export const leadAtMost = 3;

const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;
const pointsBack = /^(?:That|It|This|Isso|Isto|Foi|Era)\b/;

/** Where the year stands that a sentence leaves out: 'That was 1951.' after it, or the one in which the story began. */
export function yearNeeded(
  { sentences, best }: Evidence,
  { kind }: AskedQuestion,
): number | undefined {
  if (kind !== 'time' && kind !== 'year' && kind !== 'own age') return undefined;
  const age = kind === 'own age' ? ownAgeNear(sentences, best) : undefined;
  if (age !== undefined) return age;
  const tellsYear = (at: number) => year.test(sentences[at] ?? '');
  if (tellsYear(best)) return undefined;
  const after = [1, 2].find(
    (step) => tellsYear(best + step) && pointsBack.test(sentences[best + step] ?? ''),
  );
  if (after !== undefined) return best + after;
  const before = [1, 2, 3, 4].find((step) => tellsYear(best - step));
  return before === undefined ? undefined : best - before;
}

// Another sentence close by that meets what the best one leaves open.
function alsoNeeded({ sentences, best, language }: Evidence, question: AskedQuestion) {
  const own = readText(sentences[best] ?? '', language);
  const base = coverage(question.terms, own);
  const gains = sentences
    .map((sentence, at) => ({
      at,
      gain: coverage(question.terms, readText(`${sentences[best]} ${sentence}`, language)) - base,
    }))
    .filter(({ at, gain }) => gain > 0.2 && Math.abs(at - best) <= 3)
    .toSorted((a, b) => b.gain - a.gain);
  return gains[0]?.at;
}

const unnamed =
  /^(?:Era|Foi|Tinha|Disse|Dizia|Deu|Fez|Veio|Ia|Vinha|Punha|Ficou|\p{Lu}\p{Ll}+(?:ava|ou))(?!\p{L})/u;

/**
 * 'She kept it' says little without the sentence before; in a family's telling he or she is mostly the person,
 * unless it is the other of the two.
 */
export function leansBack(
  sentence: string,
  { isOwnVoice, language }: Evidence,
  { gender }: PersonaPerson,
): boolean {
  const always =
    /^(?:It|They|Their|One of|That|This|These|Those|There|Then|But|And|So|Or|Some of them|After that|Afterwards|Ela|Ele|Elas|Eles|Isso|Isto|Lá|Foi assim|Foi ela|Foi ele|Só então|Mas|E|Depois|Então)\b|\bof them\b|\b(?:called|named) (?:it|her|him) \p{Lu}/u;
  if (always.test(sentence)) return true;
  // In Portuguese nobody need be named: 'Era pequena' may be the mother of the sentence before.
  if (isOwnVoice && language === 'pt' && unnamed.test(sentence)) return true;
  const isHe = /^(?:He|His)\b/.test(sentence);
  const isShe = /^(?:She|Her)\b/.test(sentence);
  if (!isHe && !isShe) return false;
  return isOwnVoice || (isHe && gender === 'female') || (isShe && gender === 'male');
}
