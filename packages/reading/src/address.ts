import type { Language } from './language.ts';
import { fold, type WrittenWord, writtenWords } from './words.ts';

/** Words that people call a relative by, folded. */
const calledBy: ReadonlySet<string> = new Set(
  `nan nana nanna nanny nannie gran granny grandma grandmother gramma grammy grandad granddad grandpa grandfather gramps pops
  pop papa dad daddy dada father mum mummy mom mommy momma mam mammy ma mama mother auntie aunty aunt uncle love dear darling
  sweetheart sister brother sis bro oma opa nonna nonno abuela abuelo
  vo vovo avo avozinha avozinho vozinha vozinho vovozinha mae mamae maezinha mainha mamã mama pai papai papa paizinho painho
  tia titia tio titio dinda madrinha padrinho mana mano irma irmao querida querido amor meu minha bisa biso bisavo`.split(
    /\s+/,
  ),
);

const courtesies: ReadonlySet<string> = new Set(
  `hi hello hey morning good ok okay please oi ola bom boa e entao ai opa say so well and but thanks obrigado obrigada bença bencao dear my`.split(
    ' ',
  ),
);

/** What may stand before a relative who is spoken of, not called. */
const spokenOf: ReadonlySet<string> = new Set(
  `about your my our his her their the a of with to for by from and was is were are did does do had has have than like liked love
  loved meet met marry married miss missed know knew see saw
  o os as da do das dos na no ao pela pelo com de e seu sua seus suas teu tua meu minha nosso nossa sobre que uma um era foi como`.split(
    /\s+/,
  ),
);

/**
 * The words of a message that only address the one it is written to: `nan` in `where did you work, nan`, `o senhor` in
 * `onde o senhor nasceu`. They say nothing about what is asked.
 *
 * @returns where each of them begins in the text
 */
export function addressWords(text: string, language: Language): ReadonlySet<number> {
  const written = writtenWords(text);
  const found = new Set<number>();
  const folded = written.map(({ word }) => fold(word));
  written.forEach((word, at) => {
    if (language === 'pt' && isYou(written, folded, at)) {
      found.add(word.index);
      return;
    }
    if (!calledBy.has(folded[at] ?? '')) return;
    const before = folded[at - 1];
    const gapBefore = textBetween(text, written[at - 1], word);
    const gapAfter = textBetween(text, word, written[at + 1]);
    const beginsHere = before === undefined || /[,.!?…\n-]/.test(gapBefore);
    const endsHere = at === written.length - 1 || /[,.!?…\n-]/.test(gapAfter);
    const isFirst = written.slice(0, at).every((_, each) => courtesies.has(folded[each] ?? ''));
    const isCalled =
      (beginsHere && endsHere) ||
      (endsHere && before !== undefined && !spokenOf.has(before)) ||
      (isFirst && at > 0 && endsHere) ||
      (isFirst && at === 0 && endsHere);
    if (isCalled && !isVerb(folded, at)) found.add(word.index);
  });
  return found;
}

// `Love` ends `who did you love` as what was done, and `where did you go, love` as who is called.
function isVerb(folded: readonly string[], at: number): boolean {
  if (folded[at] !== 'love') return false;
  const before = folded.slice(0, at).join(' ');
  return /\b(?:do|did|would|could) (?:i|you|we|they)(?: (?:ever|really|truly|still|not))?$/.test(
    before,
  );
}

// `O senhor` and `a senhora` are `you`, unless a name follows.
function isYou(written: readonly WrittenWord[], folded: readonly string[], at: number): boolean {
  if (!/^senhora?s?$/.test(folded[at] ?? '')) return false;
  const before = folded[at - 1] ?? '';
  const next = written[at + 1]?.word ?? '';
  return (
    /^(?:os?|as?|aos?|pr[ao]|pro|d[ao]s?|n[ao]s?|pel[ao]|com|e)$/.test(before) &&
    !/^\p{Lu}/u.test(next)
  );
}

function textBetween(text: string, one: WrittenWord | undefined, other: WrittenWord | undefined) {
  return text.slice(one ? one.index + one.word.length : 0, other?.index ?? text.length);
}
