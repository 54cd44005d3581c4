import type { Language } from '#server/platform/language/language.ts';
import { stem } from '#server/platform/language/stem.ts';
import { isStopWord } from '#server/platform/language/stop-words.ts';
import { words } from '#server/platform/language/words.ts';

/** Rises when the terms of the same text come out differently, so that stored ones are made anew. */
export const termRules = 1;

const longestTerm = 40;

/** The terms a text is found by and how often each occurs. */
export function indexTerms(text: string, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(text)) {
    if (isStopWord(word, language)) continue;
    const term = stem(word, language).slice(0, longestTerm);
    if (!term) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The terms of a title and of the words that people ask for it with. */
export function titleTerms(title: string, cues: string, language: Language): Map<string, number> {
  const counts = indexTerms(title, language);
  for (const each of ['en', 'pt'] as const) {
    for (const term of indexTerms(cues, each).keys()) counts.set(term, counts.get(term) ?? 1);
  }
  return counts;
}

const times =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|since|until|during|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|weekend|month|year|decade)s?\b|\b(?:ontem|hoje|amanhã|antes|desde|até|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno|semana|mês|ano|década|domingo|segunda|terça|quarta|quinta|sexta|sábado)s?\b|\b\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)\b/iu;

/** Whether a text says when something was. */
export function tellsTime(text: string): boolean {
  return times.test(text);
}
