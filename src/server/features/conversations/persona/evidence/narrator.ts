import { fold, words } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import type { PersonaPerson } from '../persona.ts';
import { kinWords } from '../questions/name-relatives.ts';
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

// Without 'my' and 'we', which a grandchild says as well: 'Our dad, and Grandpa with him'.
const alone: Readonly<Record<Language, RegExp>> = {
  en: /\bI\b/u,
  pt: new RegExp(
    String.raw`(?<!\p{L})(?:[Ee]u|comigo|[Ff]ui|[Tt]ive|[Ff]iz|[Vv]im|\p{L}{3,}ei|${ofMine})(?!\p{L})|-me(?!\p{L})`,
    'u',
  ),
};

/** Whether a text is in somebody's own voice: outside of what others are quoted as saying, somebody says 'I' or 'we'. */
export function isFirstPerson(text: string, language: Language): boolean {
  return first[language].test(withoutSpeech(text));
}

/**
 * Whether a text, or a story in parts, is told by the person, and not by somebody of the family who says 'our dad' or 'o meu pai' while
 * calling the person 'Grandpa', 'a avó', or by name.
 */
export function isToldBy(
  person: Teller,
  texts: string | readonly string[],
  language: Language,
): boolean {
  const told = [texts].flat().map(withoutSpeech);
  if (!told.some((text) => first[language].test(text))) return false;
  return (
    told.some((text) => alone[language].test(text)) ||
    !told.some((text) => isSpokenOf(person, text))
  );
}

/** Whether somebody says 'I' in a text, and not only 'my' or 'we'. */
export function saysI(text: string, language: Language): boolean {
  return alone[language].test(withoutSpeech(text));
}

/** Whether a text speaks of the person as others do, by what they call them or by name. */
export function isSpokenOf({ name, relationship }: Teller, text: string): boolean {
  const called = callings(relationship ?? '');
  const first = fold(words(name)[0] ?? '');
  return called?.test(text) || words(text).some((word) => fold(word) === first);
}

/** Who may tell a story: the person, whom the family calls by a name or by what they are to them. */
export type Teller = Pick<PersonaPerson, 'name' | 'relationship'>;

const known = new Map<string, RegExp>();

function callings(relationship: string): RegExp | undefined {
  const kin = kinWords(relationship);
  if (!kin) return undefined;
  const pattern = known.get(kin) ?? readCallings(kin);
  known.set(kin, pattern);
  return pattern;
}

// 'My grandpa' and 'o meu avô', in a grandfather's own story, are his; 'Grandpa Joe' is another.
function readCallings(kin: string): RegExp {
  const capitals = kin.replace(/(?<=^|\|)./g, (letter) => letter.toUpperCase());
  const nobodys = "(?<!(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|\\p{L}[’']s) )";
  const articled = '(?<!\\p{L})(?:[OoAa]|d[oa]|n[oa]|ao|à|pel[oa]) ';
  return new RegExp(
    `${nobodys}(?<!\\p{L})(?:${capitals})(?!\\p{L}| \\p{Lu})|${articled}(?:${kin})(?!\\p{L}| \\p{Lu}| d[aeo]s? | del[ea])`,
    'u',
  );
}
