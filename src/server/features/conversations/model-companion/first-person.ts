import type { Language } from '@heartwood/reading/language';
import { replaceQuoted } from '@heartwood/reading/replace-quoted';
import { fold } from '@heartwood/reading/words';
import { toldPhrases } from './small-talk.ts';

const patterns: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}'])(?:i|me|my|mine|myself|we|us|our|ours)(?![\p{L}-])/u,
  // Verbs show who speaks where no pronoun does: 'casei', 'nasci', 'vivemos'.
  pt: new RegExp(
    [
      String.raw`(?<!\p{L})(?:eu|me|mim|comigo|meus?|minhas?|nos|nossos?|nossas?|conosco|connosco)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:fui|fiz|tive|vim|vi|dei|estive|pude|quis|sou|estou|tenho|vou)(?!\p{L})`,
      String.raw`(?<!\p{L})(?!(?:aqui|daqui|dali|frei)(?!\p{L}))\p{L}{2,}(?:ei|ci|di|vi|ti|mi|ri|li|ni)(?!\p{L})`,
      String.raw`(?<!\p{L})(?!ramos)\p{L}{2,}[aei]mos(?!\p{L})`,
    ].join('|'),
    'u',
  ),
};
const quoted = /[“"«][^”"»]*[”"»]/gu;

/** A sentence without what stands in quotation marks. */
export function withoutSpeech(sentence: string): string {
  return replaceQuoted(sentence, quoted, '”"»', ' “ ” ');
}

/** Whether a sentence speaks as `I` or `we` outside of quotation marks; 'I was told' is no such claim. */
export function speaksAsSelf(sentence: string, language: Language): boolean {
  let own = fold(withoutSpeech(sentence)).replaceAll('’', "'");
  for (const phrase of toldPhrases[language]) own = own.replaceAll(phrase, ' ');
  if (language === 'pt') own = own.replace(/(?<!\p{L})nos(?!\p{L})/gu, withoutAccent(sentence));
  return patterns[language].test(own);
}

// Folded, 'nós' and the 'nos' of 'nos anos trinta' are the same word.
function withoutAccent(sentence: string): string {
  return /(?<!\p{L})nós(?!\p{L})/iu.test(sentence) ? 'nos' : ' ';
}
