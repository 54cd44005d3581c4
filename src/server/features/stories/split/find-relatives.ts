import type { ToldLanguage } from './told-language.ts';

/** Somebody of the teller's own, by name. */
export interface Relative {
  name: string;
  /** In English: 'sister'. */
  kin: string;
}

const kinWords: Record<ToldLanguage, Readonly<Record<string, string>>> = {
  en: Object.fromEntries(
    'mother father sister brother husband wife son daughter grandmother grandfather uncle aunt cousin friend grandson granddaughter'
      .split(' ')
      .map((kin) => [kin, kin]),
  ),
  pt: {
    mãe: 'mother',
    pai: 'father',
    irmã: 'sister',
    irmão: 'brother',
    marido: 'husband',
    mulher: 'wife',
    esposa: 'wife',
    filho: 'son',
    filha: 'daughter',
    avó: 'grandmother',
    avô: 'grandfather',
    tio: 'uncle',
    tia: 'aunt',
    primo: 'cousin',
    prima: 'cousin',
    amigo: 'friend',
    amiga: 'friend',
    neto: 'grandson',
    neta: 'granddaughter',
    bisneto: 'great-grandson',
    bisneta: 'great-granddaughter',
  },
  other: {},
};
const own: Record<ToldLanguage, string> = {
  en: '[Mm]y|[Oo]ur',
  pt: '[Mm]eu|[Mm]inha|[Nn]osso|[Nn]ossa',
  other: '',
};
const castAtMost = 6;

/** 'my sister Ann', 'meu irmão Abílio': the first named, each once. */
export function findRelatives(life: string, language: ToldLanguage): Relative[] {
  const kin = Object.keys(kinWords[language]);
  if (kin.length === 0) return [];
  const named = new RegExp(
    `(?<!\\p{L})(?:${own[language]}) (?:\\p{Ll}+ )?(${kin.join('|')}),? (?:o |a )?(\\p{Lu}\\p{Ll}+)`,
    'gu',
  );
  const relatives = new Map<string, Relative>();
  for (const [, word = '', name = ''] of life.matchAll(named)) {
    if (!relatives.has(name)) relatives.set(name, { name, kin: kinWords[language][word] ?? word });
  }
  return [...relatives.values()].slice(0, castAtMost);
}
