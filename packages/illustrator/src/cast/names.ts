import { genderOfName } from '@heartwood/reading/given-names';
import type { Language } from '@heartwood/reading/language';

const kinNames: Record<Language, RegExp> = {
  en: /\b(?:my|her|his|our) (?:\p{L}+ )?(husband|wife|brother|sister|son|daughter|grandmother|grandfather|grandson|granddaughter|friend),? (\p{Lu}\p{Ll}+)/gu,
  pt: /\b(?:meu|minha|seu|sua|nosso|nossa|o|a) (?:\p{L}+ )?(marido|mulher|esposa|irmão|irmã|filho|filha|avó|avô|neto|neta|amigo|amiga),? (?:[oa] )?(\p{Lu}\p{Ll}+)/gu,
};
const loved: Record<Language, RegExp> = {
  en: /\b(?:married|(?:was|got) engaged to|fell in love with|(?:I|she|he) met) (\p{Lu}\p{Ll}+)/gu,
  pt: /(?:[Cc]asei-me com|[Cc]asou(?:-se)? com|[Cc]asei com|[Aa]paixon\p{L}+(?:-\p{L}+)? (?:por|pel[oa])|[Cc]onheci|[Cc]onheceu) (?:[oa] )?(\p{Lu}\p{Ll}+)/gu,
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
const wed =
  /\b(?:married|wedding|husband|wife|cas(?:ei|ou|aram|ámos|amento)|apaixonei|marido|esposa|nosso filho|nossa filha)(?!\p{L})/iu;

/** Names told together with a relation: 'my brother Paul'. */
function namedKin(text: string, title: string, language: Language): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, relation = '', name = ''] of text.matchAll(kinNames[language])) {
    const who = relation.toLowerCase();
    if (!title.includes(name) && !names.has(name)) names.set(name, kinOf[who] ?? who);
  }
  return names;
}

/** The first name of the husband or wife: who was met or married, else the name that a married narrator says most. */
export function spouseNameIn(text: string, title: string, language: Language): string | undefined {
  if (!wed.test(text)) return undefined;
  const kin = namedKin(text, title, language);
  const known = [...kin].find(([, who]) => who === 'husband' || who === 'wife')?.[0];
  const met = [...text.matchAll(loved[language])]
    .map(([, name = '']) => name)
    .find((name) => genderOfName(name) && !title.includes(name) && !kin.has(name));
  if (known ?? met) return known ?? met;
  const times = new Map<string, number>();
  for (const [name] of text.matchAll(/\p{Lu}\p{Ll}+/gu)) {
    if (genderOfName(name) && !title.includes(name) && !kin.has(name))
      times.set(name, (times.get(name) ?? 0) + 1);
  }
  const [most] = [...times].filter(([, count]) => count >= 2).sort((a, b) => b[1] - a[1]);
  return most?.[0];
}

/** Who is who, by first name: 'Sam' is the husband, 'Daniel' the son. */
export function namesIn(
  text: string,
  title: string,
  language: Language,
  spouse: 'husband' | 'wife',
): Map<string, string> {
  const names = namedKin(text, title, language);
  const name = spouseNameIn(text, title, language);
  if (name && !names.has(name) && genderOfName(name) === (spouse === 'husband' ? 'male' : 'female'))
    names.set(name, spouse);
  return names;
}
