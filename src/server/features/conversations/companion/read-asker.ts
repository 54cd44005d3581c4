import { extractFacts } from '@heartwood/reading/extract-facts';

/** What a message says of its writer: their name, and the people of theirs that it mentions. */
export interface AskerNews {
  askerName?: string;
  people: { name: string; relation: string | null }[];
}

const name = String.raw`(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)`;
// Only at the beginning of a sentence or behind a greeting: `and it's Tom who broke it` is no introduction.
const start = String.raw`(?:^|[.!?,]\s+|^(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Mm]orning|[Oo]i|[Oo]lá|[Oo]la|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)(?: \p{L}+)?,?\s+)`;
const introductions = [
  new RegExp(
    String.raw`${start}(?:[Ii]t[’']?s(?: only)?(?: me[,:]?)?|[Tt]his is|[Mm]y name is|[Ii] am called) ${name}(?=[.!,?\s]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`${start}(?:[Ss]ou (?:o|a|eu,? o|eu,? a)|[Aa]qui é (?:o|a)|[ÉéEe] (?:o|a)|[Mm]eu nome é|[Cc]hamo-me|[Mm]e chamo) ${name}(?=[.!,?\s]|$)`,
    'u',
  ),
];
const introducedBehindGreeting = new RegExp(
  String.raw`^(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|evening|afternoon))(?: \p{L}+)?,? [Ii](?: am|[’']m) ${name}(?=[.!,]|$)`,
  'u',
);
const textRead = 600;

/** Reads only what the message says outright; a kinship word with a name, or `it's me, Tom`. */
export function readAsker(message: string): AskerNews {
  const text = message.slice(0, textRead);
  const askerName = [...introductions, introducedBehindGreeting]
    .map((pattern) => pattern.exec(text)?.[1])
    .find(Boolean);
  const facts = extractFacts({ name: '', fullName: '', stories: [{ title: '', content: text }] });
  const people = facts
    .filter(
      ({ subject, relation, object }) =>
        subject === 'self' && isKin(relation) && /^\p{Lu}/u.test(object),
    )
    .map(({ relation, object }) => ({ name: object, relation }));
  return { ...(askerName && { askerName }), people };
}

const notKin = new Set(
  'born died married lived-in job workplace came-to count-of-children count-of-siblings age-at nickname'.split(
    ' ',
  ),
);

function isKin(relation: string): boolean {
  return !notKin.has(relation);
}
