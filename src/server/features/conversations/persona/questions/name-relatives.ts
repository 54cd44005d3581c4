import { fold } from '#server/platform/language/words.ts';

/** Somebody of the family of the one who asks; the relationship is to them. */
export interface Relative {
  name: string;
  relationship: string | null;
}

const kin = [
  ['mother', 'mother|mum|mummy|mom|mommy|mam|mama|mãe|mamã|mamãe'],
  ['father', 'father|dad|daddy|papa|pai|papá|papai'],
  ['grandmother', 'grandmother|grandma|gran|granny|nan|nana|avó|vovó|vó'],
  ['grandfather', 'grandfather|grandpa|grandad|granddad|gramps|avô|vovô|vô'],
  ['brother', 'brother|irmão|mano'],
  ['sister', 'sister|irmã|mana'],
  ['husband', 'husband|marido'],
  ['wife', 'wife|mulher|esposa'],
  ['son', 'son|filho'],
  ['daughter', 'daughter|filha'],
  ['nephew', 'nephew|sobrinho'],
  ['niece', 'niece|sobrinha'],
] as const;

/** The words for one relationship, in every language, as alternatives of a pattern. */
export const kinWords = (relationship: string) => kin.find(([one]) => one === relationship)?.[1];

const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';
const mine = '(?:my|our|(?:a |o )?minha|(?:a |o )?meu|(?:a |o )?nossa|(?:a |o )?nosso)';
const anothers = `(?<!${before}(?:your|his|her|their|the|a|an|my|our|\\p{L}+[’']s|[ts]eu|[ts]ua) )`;
const calledByIt = new RegExp(
  `${before}(?:Mum|Mummy|Mom|Mommy|Mam|Mama|Dad|Daddy|Papa|Gran|Granny|Grandma|Nan|Nana|Grandad|Granddad|Grandpa|Gramps)${after}`,
  'u',
);
// 'Como era o avô?': with an article, and nobody's in particular, it is the asker's own.
const withArticle = `(?<=(?<!\\p{L})(?:o|a|do|da|ao|à|no|na|pelo|pela) )`;
const ofAnother = '(?! (?:d[aeo]s?|del[ea]s?)(?!\\p{L}))';
// 'What was grandpa like?' speaks of him as well; 'Tell me, grandpa' does not.
const spokenOf = `(?<=${before}(?:[Ww]as|[Ii]s|[Ww]ere|[Aa]re|[Dd]id|[Dd]oes|[Dd]o|[Hh]ad|[Hh]as|[Hh]ave|meet|met|marry|married|love|loved|like|liked|miss|missed|know|knew|kiss|with|about|of|to|for|by|from|and|than) )`;
const everyKin = `aunt|auntie|uncle|tia|tio|${kin.map(([, list]) => list).join('|')}`;
const kinWithName = new RegExp(`${before}(?:${mine} )?(?:${everyKin}) (\\p{L}+)${after}`, 'giu');

const portugueseElders: ReadonlySet<string> = new Set(
  'avó vovó vó avô vovô vô mãe mamã mamãe pai papá papai'.split(' '),
);

const patterns = kin.map(([relationship, list]) => {
  const names = list.split('|').filter((word) => calledByIt.test(capital(word)));
  const called = names.map(capital).join('|');
  const spoken = list
    .split('|')
    .filter((word) => portugueseElders.has(word))
    .join('|');
  return {
    relationship,
    patterns: [
      new RegExp(`${before}${mine} (?:${list})${after}`, 'giu'),
      ...(spoken ? [new RegExp(`${withArticle}(?:${spoken})${after}${ofAnother}`, 'gu')] : []),
      // 'Dad' alone is a name; 'Tell me, Dad' calls somebody.
      ...(called
        ? [
            new RegExp(`${spokenOf}(?:${names.join('|')})${after}(?!\\s*[,!])`, 'gu'),
            new RegExp(
              `${anothers}(?<![,.!?] )(?<=\\p{L} )(?:${called})${after}(?!\\s*[,!])`,
              'gu',
            ),
          ]
        : []),
    ],
  };
});

/**
 * Questions with names in the place of 'my mother', 'Dad' and 'Aunt Perpetua', since stories call people by their
 * names. Only where there is one whom it can mean, and who is told of.
 *
 * @param relatives the asker's family, without whoever is asked and those who are the same to the asker
 * @param isTold whether what was taught holds that name
 */
export async function nameRelatives(
  texts: readonly string[],
  relatives: readonly Relative[],
  isTold: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const all = texts.join('\n');
  const meant = patterns.filter(({ patterns: of }) => of.some((one) => all.search(one) >= 0));
  if (meant.length === 0 && all.search(kinWithName) < 0) return [...texts];
  const firstNames = new Set(relatives.map(({ name }) => fold(firstName(name))));
  let named = texts.map((text) =>
    text.replace(kinWithName, (whole, name: string) => (firstNames.has(fold(name)) ? name : whole)),
  );
  for (const { relationship, patterns: of } of meant) {
    const [only, ...others] = relatives.filter((one) => one.relationship === relationship);
    const name = others.length === 0 && only && firstName(only.name);
    if (!name || !(await isTold(name))) continue;
    // 'Grandpa Joe' is another one, and so is a mother-in-law.
    const put = (whole: string, at: number, text: string) =>
      /^(?: \p{Lu}|-\p{L})/u.test(text.slice(at + whole.length)) ? whole : name;
    for (const pattern of of) named = named.map((text) => text.replace(pattern, put));
  }
  return named;
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
