export type TellerGuess = 'self' | 'somebody else';

/** The beginning shows who tells a story; more of it would only cost time. In characters. */
const lookedAt = 1_500;

const kin =
  '(?:great-)?grand(?:mother|father|ma|pa|mum|dad)|granny|nana|mother|father|mum|mom|mama|mummy|mommy|dad|daddy|papa|' +
  'gran|nan|nanna|pop|pops|gramps|mam|mammy|aunt|auntie|uncle|mãe|mamã|mamãe|pai|papá|papai|avó|avô|vovó|vovô|vó|vô|mainha|painho|bisavó|bisavô|tia|tio|titia|titio';

// In quotation marks, or behind a colon with a capital letter: `He said: I would ring for Rosa.`
const quoted =
  /(?<=\p{L}):\s+\p{Lu}[^.!?\n]*|"[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})['‘][^'’]{3,}?['’](?!\p{L})/gu;
const firstPerson =
  /(?<!\p{L})(?:I|me|my|mine|myself|we|us|our|eu|meus?|minhas?|mim|comigo|nós|noss[oa]s?|\p{Ll}{3,}ei|nasci|vivi|fui|tive|fiz)(?!\p{L})/giu;
const thirdPerson = /(?<!\p{L})(?:he|him|his|she|hers?|ele|ela|dele|dela)(?!\p{L})/giu;
const subjectInFirstPerson =
  /(?<!\p{L})(?:I|we|eu|nós|\p{L}{3,}ei|nasci|vivi|fui|tive|fiz)(?!\p{L})/iu;
/** 'My mother', 'Dad', 'Grandpa' before a verb: the subject is named as the family calls them. */
const kinAsSubject = new RegExp(
  String.raw`(?<!\p{L})(?:(?:my|our|(?:o |a )?(?:meu|minha|nosso|nossa))\s+)?(?:${kin})\s+(?:always|never|often|used|would|could|was|had|is|has|loved|told|said|came|grew|sempre|nunca|era|tinha|foi|dizia|contava|adorava|gostava)(?!\p{L})`,
  'giu',
);

/** In a story that says 'I', 'he' and 'she' are mostly of the others whom it tells of. */
const pronounWorth = 0.3;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a story reads as told by the person or by another: in the first or the third person.
 * What is said in quotation marks does not count. Undefined where nothing points either way.
 */
export function guessTeller(content: string, name: string): TellerGuess | undefined {
  const text = content.slice(0, lookedAt).replace(quoted, ' ');
  const first = text.split(/(?<=[.!?])\s/, 1)[0] ?? '';
  const byName = nameIn(name);
  // Whom the first sentence names first is most often the one it is about.
  const selfAt = first.search(subjectInFirstPerson);
  const kinAt = first.search(kinAsSubject);
  const self = count(text, firstPerson) + (selfAt >= 0 && (kinAt < 0 || selfAt < kinAt) ? 3 : 0);
  const other =
    count(text, thirdPerson) * (self > 0 ? pronounWorth : 1) +
    count(text, kinAsSubject) +
    (byName ? 2 * count(text, byName) : 0) +
    (kinAt >= 0 && (selfAt < 0 || kinAt < selfAt) ? 3 : 0);
  if (self === other) return undefined;
  return self > other ? 'self' : 'somebody else';
}

/** The person's own names as whole words, titles of kinship left out. */
function nameIn(name: string): RegExp | undefined {
  const isKin = new RegExp(`^(?:${kin})$`, 'iu');
  const words = name.match(/\p{L}{3,}/gu)?.filter((word) => !isKin.test(word)) ?? [];
  return words[0] ? new RegExp(String.raw`(?<!\p{L})${words[0]}(?!\p{L})`, 'gu') : undefined;
}

/**
 * Who tells a story: `self` for the person, a name, or null for a relative whose name is not known. What the family
 * said counts; else it is guessed, and what points neither way is taken as the person's own.
 */
export function tellerOf(
  { content, teller }: { content: string; teller?: string },
  person: { name?: string; fullName?: string },
): string | null {
  const said = teller?.trim();
  const names = [person.name, person.fullName].map((name) => name?.trim().toLowerCase());
  if (said && (said === 'self' || names.includes(said.toLowerCase()))) return 'self';
  if (said) return said;
  const guess = guessTeller(content, person.fullName || person.name || '');
  return guess === 'somebody else' ? null : 'self';
}
