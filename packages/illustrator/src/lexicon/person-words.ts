import type { Age, Gender } from '../picture-plan.ts';

export interface Kin {
  who: string;
  gender: Gender;
  /** How old, beside a main person of that age; undefined where they are no longer, or not yet, there. */
  beside(main: Age): Age | undefined;
  en: string;
  pt: string;
}

const parent = (main: Age): Age | undefined =>
  main === 'elder' ? undefined : main === 'adult' ? 'elder' : 'adult';
const grandparent = (main: Age): Age | undefined =>
  main === 'adult' || main === 'elder' ? undefined : 'elder';
const sameAge = (main: Age): Age => (main === 'baby' ? 'child' : main);
const spouse = (main: Age): Age | undefined =>
  main === 'child' || main === 'baby' ? undefined : main;
const child = (main: Age): Age | undefined =>
  main === 'elder' ? 'adult' : main === 'adult' || main === 'youth' ? 'child' : undefined;
const grandchild = (main: Age): Age | undefined => (main === 'elder' ? 'child' : undefined);
const grown = (): Age => 'adult';
const small = (main: Age): Age | undefined =>
  main === 'adult' || main === 'youth' ? 'baby' : undefined;

const mine =
  "(?:my|his|her|our|their|the|a|[\\p{L}]+['’]s) (?:(?:dear|late|old|young|younger|older|elder|eldest|little|big|great|beloved|own|first|second|best|good|two|three) )*";
const meu =
  '(?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas|seu|sua|seus|suas|nosso|nossa|o|a|os|as|um|uma|dois|duas|três) (?:(?:querid[ao]|velh[ao]|primeir[ao]|jovem|melhor|grande) )*';

/** People around the main person, in the order in which they are looked for. */
export const kin: readonly Kin[] = [
  {
    who: 'grandmother',
    gender: 'female',
    beside: grandparent,
    en: `${mine}grand(?:mother|ma|mum|mom)|grandma|granny|nana|grandparents`,
    pt: `${meu}avó(?:zinha)?|avós`,
  },
  {
    who: 'grandfather',
    gender: 'male',
    beside: grandparent,
    en: `${mine}grand(?:father|pa|dad)|grandpa|grandparents`,
    pt: `${meu}avô|avós`,
  },
  {
    who: 'mother',
    gender: 'female',
    beside: parent,
    en: `${mine}(?:mother|mum|mom|mama)|mother and father|parents`,
    pt: `${meu}mãe|meus pais|os pais`,
  },
  {
    who: 'father',
    gender: 'male',
    beside: parent,
    en: `${mine}(?:father|dad|papa)|mother and father|parents`,
    pt: `${meu}pai|meus pais|os pais`,
  },
  {
    who: 'husband',
    gender: 'male',
    beside: spouse,
    en: `${mine}(?:husband|fianc[eé]|bridegroom)`,
    pt: `${meu}(?:marido|noivo|esposo)`,
  },
  {
    who: 'wife',
    gender: 'female',
    beside: spouse,
    en: `${mine}(?:wife|fianc[eé]e|bride)`,
    pt: '(?:minha|sua|a) (?:mulher|esposa|noiva)',
  },
  { who: 'sister', gender: 'female', beside: sameAge, en: `${mine}sisters?`, pt: `${meu}irmãs?` },
  { who: 'brother', gender: 'male', beside: sameAge, en: `${mine}brothers?`, pt: `${meu}irmãos?` },
  {
    who: 'baby',
    gender: 'female',
    beside: small,
    en: `${mine}(?:baby|newborn)|newborn|gave birth|(?:son|daughter|child|baby|girl|boy)(?:,? \\p{L}+,?)? was born|our (?:first|second|third|youngest) (?:child|son|daughter) was born`,
    pt: `${meu}(?:bebé|bebê)|recém-nascid[ao]|dei à luz|deu à luz|nasceu (?:o|a) (?:meu|minha|nosso|nossa|seu|sua)|(?:meu|minha|nosso|nossa) (?:\\p{L}+ )?(?:filho|filha)(?:,? (?:[oa] )?\\p{L}+,?)? nasceu`,
  },
  {
    who: 'son',
    gender: 'male',
    beside: child,
    en: `${mine}sons?|(?:my|our|her|his|their|two|three|four|five|six|seven|eight|nine|ten) (?:\\p{L}+ )?children`,
    pt: `${meu}(?:filho|filhos)|filhos`,
  },
  {
    who: 'daughter',
    gender: 'female',
    beside: child,
    en: `${mine}daughters?|(?:my|our|her|his|their|two|three|four|five|six|seven|eight|nine|ten) (?:\\p{L}+ )?children`,
    pt: `${meu}filhas?|filhos`,
  },
  {
    who: 'grandson',
    gender: 'male',
    beside: grandchild,
    en: `${mine}grandsons?|grandchildren`,
    pt: `${meu}netos?|netinhos|netos`,
  },
  {
    who: 'granddaughter',
    gender: 'female',
    beside: grandchild,
    en: `${mine}granddaughters?|grandchildren`,
    pt: `${meu}netas?|netos`,
  },
  {
    who: 'friend',
    gender: 'female',
    beside: sameAge,
    en: `${mine}(?:friends?|neighbou?rs?|cousins?|colleagues?|classmates?)`,
    pt: `${meu}(?:amig[ao]s?|vizinh[ao]s?|prim[ao]s?|colegas?)`,
  },
  {
    who: 'teacher',
    gender: 'female',
    beside: grown,
    en: `${mine}(?:teacher|schoolmistress)`,
    pt: `${meu}professora`,
  },
  {
    who: 'teacher',
    gender: 'male',
    beside: grown,
    en: `${mine}(?:schoolmaster|headmaster)`,
    pt: `${meu}professor`,
  },
];
