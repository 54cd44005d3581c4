import type { Language } from '@heartwood/reading/language';
import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { fold, words } from '@heartwood/reading/words';
import { passageFlags } from './passage-layout.ts';

/** Version of the rules below: raise it when they change, so that stored terms are made again. */
export const termRules = 3;

/** The terms of a text and how often each occurs. */
export function indexTerms(text: string, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(text)) {
    if (isStopWord(word, language)) continue;
    const term = stem(word, language);
    if (!term) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

// The speaker in a transcript: 'Rosa: We sold oranges.'
const speakerLabel = /^\s*(\p{Lu}[\p{L}\p{M}.'’ -]{0,30}):\s/u;

/** The terms of a passage and of its speaker. */
export function passageTerms(text: string, language: Language): Map<string, number> {
  const counts = indexTerms(text, language);
  for (const word of words(speakerLabel.exec(text)?.[1] ?? '')) counts.set(speakerTerm(word), 1);
  return counts;
}

/** The term of passages with a speaker of this name; differs from every word of a text. */
export function speakerTerm(name: string): string {
  return `${fold(name)}:`;
}

/** The terms of a title and of its `cues`, in both languages. */
export function titleTerms(title: string, cues: string, language: Language): Map<string, number> {
  const counts = indexTerms(title, language);
  for (const each of ['en', 'pt'] as const) {
    for (const term of indexTerms(cues, each).keys()) counts.set(term, counts.get(term) ?? 1);
  }
  return counts;
}

const times =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|since|until|during|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|weekend|month|year|decade)s?\b|\b(?:ontem|hoje|amanhã|antes|desde|até|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno|semana|mês|ano|década|domingo|segunda|terça|quarta|quinta|sexta|sábado)s?\b|\b\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)\b/iu;

/** The `passageFlags` of a passage. */
export function flagsOf(text: string): number {
  const asks = /[?？]["'”’»)\]]*\s*$/.test(text);
  return (times.test(text) ? passageFlags.tellsTime : 0) | (asks ? passageFlags.asks : 0);
}
