import type { Tongue } from '../lexicon/entry.ts';

const relations: Record<Tongue, [pattern: RegExp, who: string | undefined][]> = {
  en: [
    [
      /\b(?:my|her|his|our) (?:\p{L}+ )?(husband|wife|brother|sister|son|daughter|grandmother|grandfather|grandson|granddaughter|friend),? (\p{Lu}\p{Ll}+)/gu,
      undefined,
    ],
    [/\b(?:married|(?:was|got) engaged to|fell in love with|met) (\p{Lu}\p{Ll}+)/gu, 'spouse'],
  ],
  pt: [
    [
      /\b(?:meu|minha|seu|sua|nosso|nossa|o|a) (?:\p{L}+ )?(marido|mulher|esposa|irmão|irmã|filho|filha|avó|avô|neto|neta|amigo|amiga),? (?:[oa] )?(\p{Lu}\p{Ll}+)/gu,
      undefined,
    ],
    [
      /\b(?:[Cc]asei-me com|[Cc]asou(?:-se)? com|[Cc]asei com|[Aa]paixon\p{L}+(?:-\p{L}+)? (?:por|pelo|pela)|[Cc]onheci|[Cc]onheceu) (?:[oa] )?(\p{Lu}\p{Ll}+)/gu,
      'spouse',
    ],
  ],
};

const kinOf: Record<string, string> = {
  marido: 'husband',
  mulher: 'wife',
  esposa: 'wife',
  irmão: 'brother',
  irmã: 'sister',
  filho: 'son',
  filha: 'daughter',
  avó: 'grandmother',
  avô: 'grandfather',
  neto: 'grandson',
  neta: 'granddaughter',
  amigo: 'friend',
  amiga: 'friend',
};
const wed = /\b(?:married|wedding|husband|wife|cas(?:ei|ou|aram|ámos|amento)|marido|esposa)/iu;

/** Who is who, by first name: 'Sam' is the husband, 'Daniel' the son. */
export function namesIn(
  text: string,
  title: string,
  tongue: Tongue,
  spouse: 'husband' | 'wife',
): Map<string, string> {
  const names = new Map<string, string>();
  for (const [pattern, who] of relations[tongue]) {
    for (const match of text.matchAll(pattern)) {
      const name = (who ? match[1] : match[2]) ?? '';
      const relation = (match[1] ?? '').toLowerCase();
      if (name === '' || title.includes(name) || names.has(name)) continue;
      if (who === undefined) names.set(name, kinOf[relation] ?? relation);
      else if (wed.test(text) && ![...names.values()].includes(spouse)) names.set(name, spouse);
    }
  }
  return names;
}
