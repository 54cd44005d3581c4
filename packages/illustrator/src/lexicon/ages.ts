import type { Age } from '../picture-plan.ts';
import { pattern, type Tongue } from './entry.ts';
import { numberIn, numberWords } from './numbers.ts';

export interface AgeClue {
  years: number;
  words: string;
  /** Where it stands in the text. */
  index: number;
}

export interface Teller {
  tongue: Tongue;
  /** Told as 'I', or as 'she' or 'he'. */
  person: 'first' | 'third';
  birthYear: number | undefined;
}

const number: Record<Tongue, string> = {
  en: `(\\d{1,2}|${numberWords.en})`,
  pt: `(\\d{1,2}|${numberWords.pt})`,
};

const known = new Map<string, RegExp[]>();

/** Ages that a sentence gives to the one whose life it is. */
function said(teller: Teller): RegExp[] {
  const key = `${teller.tongue} ${teller.person}`;
  const patterns = known.get(key) ?? patternsOf(teller);
  known.set(key, patterns);
  return patterns;
}

function patternsOf({ tongue, person }: Teller): RegExp[] {
  const of = number[tongue];
  const made = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'giu');
  if (tongue === 'pt') {
    const had =
      person === 'first'
        ? '(?:eu )?(?:tinha|tenho|fiz|completei|faço)'
        : '(?:ela |ele )?(?:tinha|fez|completou|tem)';
    return [
      made(`quando ${had} (?:apenas |só )?${of}(?: anos)?`),
      made(`(?:aos|com(?: apenas| só)?) ${of} anos`),
      made(`(?:^|(?<=[.!?] ))${had} ${of} anos`),
      made(`(?:fiz|fez|completei|completou) ${of}`),
    ];
  }
  const who = person === 'first' ? 'I' : '(?:she|he)';
  return [
    made(
      `${who} (?:was|were|am|turned) (?:only |just |about |nearly |almost )?${of}(?: years old| years of age)?(?! (?:\\p{L}+ )?(?:children|years (?:in|at|later|before)|miles|weeks|months|of (?:us|them)))`,
    ),
    made(
      `(?:at|by) (?:the age of |age |only |just )?${of}(?= (?:i|she|he|we|my)\\b|,|\\.|$| years old)`,
    ),
    made(`at (?:the age of|age) ${of}`),
    made(`aged ${of}`),
    made(`(?:my|her|his) ${of}(?:st|nd|rd|th) birthday`),
  ];
}

const stages: Record<Tongue, [words: string, years: number][]> = {
  en: [
    ['(?:i|she|he) was born(?! again)|as a (?:new ?born|baby)', 0],
    [
      'as an? (?:small |little |young )?(?:child|boy|girl|kid)|when (?:i|she|he) was (?:a (?:small |little |young )?(?:child|boy|girl|kid)|little|small)|(?:my|her|his) childhood|was an? (?:small |little |young )?(?:child|boy|girl)|first day (?:of|at) school|primary school|elementary school|we children',
      8,
    ],
    [
      'as an? (?:teenager|youth|young (?:man|woman|lady))|high school|apprentice(?:d|ship)?|in (?:my|her|his) teens|when (?:i|she|he) was young',
      17,
    ],
    ['university|college|in (?:my|her|his) twenties', 21],
    [
      '(?:i|she|he|we) (?:got )?married|wedding day|first job|our first (?:child|son|daughter|baby|house|home)|honeymoon',
      26,
    ],
    ['in (?:my|her|his) thirties', 35],
    ['in (?:my|her|his) forties', 45],
    ['in (?:my|her|his) fifties', 55],
    [
      "retire(?:d|ment)|grandchildren|grandson|granddaughter|(?:became|become|being) a grand(?:mother|father)|as an old (?:man|woman)|in (?:my|her|his) (?:sixties|old age)|now that (?:i am|i’m|i'm) old|golden wedding",
      68,
    ],
    ['in (?:my|her|his) (?:seventies|eighties)|great-grandchildren|these days|nowadays', 76],
  ],
  pt: [
    ['(?:eu )?nasci|(?:ela |ele )?nasceu|em bebé', 0],
    [
      'em criança|em pequen[ao]|quando (?:eu )?era (?:criança|pequen[ao]|menin[ao]|mi[úu]d[ao])|na minha infância|infância|escola primária|primeiro dia de (?:escola|aulas)|em menin[ao]',
      8,
    ],
    [
      '(?:na|em) adolescência|quando (?:eu )?era (?:nov[ao]|jovem)|em jovem|liceu|aprendiz|na minha mocidade|juventude',
      17,
    ],
    ['universidade|faculdade', 21],
    [
      'cas(?:ei-me|ou-se|ámos|amos-nos|ámo-nos)|no dia do casamento|primeiro emprego|nosso primeiro filho|nossa primeira filha|lua de mel',
      26,
    ],
    [
      'reform(?:ei-me|ou-se|ad[ao]|a)|aposent(?:ei-me|ou-se|ad[ao])|netos?|netas?|em velh[ao]|na velhice|bodas de ouro',
      68,
    ],
    ['bisnetos|hoje em dia|agora que sou velh[ao]', 76],
  ],
};

/** Every clue to how old the one who tells is, as they stand in the text; told ages before stages of life. */
export function agesIn(text: string, teller: Teller): AgeClue[] {
  const told = said(teller).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const years = numberIn(match[1] ?? '', teller.tongue);
      return years === undefined ? [] : [{ years, words: match[0], index: match.index }];
    }),
  );
  const { birthYear } = teller;
  const byYear =
    birthYear === undefined
      ? []
      : [...text.matchAll(/(?<!\d)(1[89]\d\d|20\d\d)(?!\d)/gu)]
          .map((match) => ({
            years: Number(match[1]) - birthYear,
            words: match[0],
            index: match.index,
          }))
          .filter(({ years }) => years >= 0 && years <= 105);
  if (told.length + byYear.length > 0)
    return [...told, ...byYear].sort((a, b) => a.index - b.index);
  return stages[teller.tongue]
    .flatMap(([words, years]) =>
      [...text.matchAll(pattern(words))].map((match) => ({
        years,
        words: match[0],
        index: match.index,
      })),
    )
    .sort((a, b) => a.index - b.index);
}

/** The five ages in which people are drawn. */
export function ageOf(years: number): Age {
  if (years < 2) return 'baby';
  if (years < 13) return 'child';
  if (years < 22) return 'youth';
  return years < 63 ? 'adult' : 'elder';
}
