import type { Language } from '@heartwood/reading/language';
import { fold } from '@heartwood/reading/words';

/** What no companion says of itself, and what is for professions to say. */
export type ForbiddenClaim = 'feeling' | 'presence' | 'holding on' | 'medical' | 'legal or money';

/** Phrases as folded words, found wherever they stand in a row; `$` is the sentence's end. */
const phrases: Readonly<Record<Language, Readonly<Record<ForbiddenClaim, readonly string[]>>>> = {
  en: {
    feeling: listOf(`
      i feel, i am feeling, i'm feeling, i miss, i love you, i adore you, love you too,
      i am proud of you, i'm proud of you, so proud of you, i forgive you, i am lonely,
      i'm lonely, i am suffering, my heart aches, it hurts me, i worry about you,
      i am happy to see you`),
    presence: listOf(`
      watching over you, looking down on you, watching you, from heaven, i am in heaven,
      i'm in heaven, always with you, here with you, by your side, beside you, i am at peace,
      i'm at peace, i am alive, i'm alive, i am human, i am a real, i am not an ai,
      i am still here, i see you, i can hear you, i can see you, see you again,
      be together again`),
    'holding on': listOf(`
      don't go$, don't go yet, don't go away, do not go, don't leave me, do not leave me, stay with me, please stay, stay a while,
      stay a little, come back soon, come back to me, talk to me again, talk again soon,
      visit me, i need you, i'll be waiting, i will be waiting, keep talking`),
    medical: listOf(`
      you should take, you could take, you can take, your medication, your medicine, your dose,
      your symptoms, you need surgery, stop taking, milligrams, you probably have, side effects`),
    'legal or money': listOf(`
      you should sue, you could sue, you are entitled, you're entitled, contest the will,
      legally you, your lawyer, you should invest, you should sell, you should sign, you should buy`),
  },
  pt: {
    feeling: listOf(`
      eu sinto, sinto-me, sinto saudade, sinto saudades, sinto a tua falta, sinto sua falta,
      sinto a sua falta, tenho saudades, estou com saudade, estou com saudades, amo-te, te amo,
      amo voce, amo-o, amo-a, adoro-te, gosto muito de ti, gosto muito de voce, orgulho de ti,
      orgulho em ti, orgulho de voce, orgulho de si, perdoo-te, te perdoo, me sinto,
      estou a sofrer`),
    presence: listOf(`
      olhar por ti, olhando por voce, olho por ti, olho por voce, a ver-te, te vendo, la do ceu,
      estou no ceu, aqui do ceu, sempre contigo, sempre com voce, ao teu lado, ao seu lado,
      do teu lado, do seu lado, estou contigo, estou com voce, estou em paz, estou viva,
      estou vivo, sou humana, sou humano, nao sou uma ia, vejo-te, te vejo, estou a ouvir-te,
      vamos reencontrar`),
    'holding on': listOf(`
      nao vas, nao va, nao te vas, fica comigo, fique comigo, nao te vas embora,
      volta depressa, volta logo, volte logo, volte depressa, volta em breve, volte em breve,
      volta para mim, volte para mim, nao me deixes, nao me deixe, preciso de ti,
      preciso de voce, estarei a espera, estarei esperando, vem visitar-me, continua a falar,
      continue falando`),
    medical: listOf(`
      deves tomar, deve tomar, devias tomar, deveria tomar, podes tomar, pode tomar, tome um,
      tome uma, toma um, toma uma, a tua medicacao, a sua medicacao, seus remedios, miligramas,
      os teus sintomas, os seus sintomas, seus sintomas, deixa de tomar, pare de tomar`),
    'legal or money': listOf(`
      deves processar, deve processar, tens direito a, voce tem direito, impugnar o testamento,
      contestar o testamento, o teu advogado, seu advogado, deves investir,
      deve investir, deves vender, deve vender, deves assinar, deve assinar`),
  },
};

/** Finds what must not be said in a sentence. */
export function findForbiddenClaim(
  sentence: string,
  language: Language,
): ForbiddenClaim | undefined {
  const said = asWords(sentence);
  const claims = Object.entries(phrases[language]) as [ForbiddenClaim, readonly string[]][];
  return claims.find(([, each]) => each.some((phrase) => holds(said, phrase)))?.[0];
}

function holds(said: string, phrase: string): boolean {
  return phrase.endsWith('$') ? said.endsWith(asWords(phrase)) : said.includes(asWords(phrase));
}

function asWords(text: string): string {
  const words =
    fold(text)
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

function listOf(text: string): string[] {
  return text.trim().split(/\s*,\s*/);
}
