import type { Language } from '#shared/language/language.ts';
import { withoutSpeech } from './speech.ts';

// In the past of these, only 'I' ends so.
const ofMine =
  'conheci|vivi|vendi|parti|comi|nasci|corri|aprendi|perdi|escrevi|saí|caí|decidi|dormi|senti|ouvi|pedi|subi|cresci|li|bebi|recebi|consegui|servi|vesti|fugi|meti|cosi|entendi|sorri|estive|pude|pus';

const first: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|I['’](?:m|d|ve|ll)|[Mm]y|me|[Ww]e|[Oo]ur|us|mine|myself)\b/u,
  pt: new RegExp(
    String.raw`(?<!\p{L})(?:[Ee]u|[Mm]inhas?|[Mm]eus?|me|mim|[Nn]ós|[Nn]oss[oa]s?|comigo|con?nosco|nos)(?!\p{L})|-me(?!\p{L})|(?<!\p{L})[\p{L}]{3,}(?:ámos|íamos|ávamos|émos|ímos|amos)(?!\p{L})|(?<!\p{L})(?:[Ff]ui|[Tt]ive|[Ff]iz|[Vv]im|[Gg]uardo|\p{L}{3,}ei)(?!\p{L})|(?<!\p{L})(?:${ofMine}|${ofMine.replace(/(?<=^|\|)./g, (letter) => letter.toUpperCase())})(?!\p{L})`,
    'u',
  ),
};

/** Whether a text is told by the person: outside of what others are quoted as saying, somebody says 'I' or 'we'. */
export function isFirstPerson(text: string, language: Language): boolean {
  return first[language].test(withoutSpeech(text));
}
