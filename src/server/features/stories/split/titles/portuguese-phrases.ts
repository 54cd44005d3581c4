import { isStopWord } from '@heartwood/reading/stop-words';
import { wordList } from '@heartwood/reading/word-lists';
import { isNext, type NounPhrase, type Token, textBetween, tokensOf } from './noun-phrase.ts';

const openers = new Set(
  'o a os as um uma meu minha nosso nossa do da dos das no na nos nas ao à aos às num numa pelo pela'.split(
    ' ',
  ),
);
/** The article of a contraction of preposition and article. */
const plainArticles: Readonly<Record<string, string>> = {
  do: 'o',
  da: 'a',
  dos: 'os',
  das: 'as',
  no: 'o',
  na: 'a',
  nos: 'os',
  nas: 'as',
  ao: 'o',
  à: 'a',
  aos: 'os',
  às: 'as',
  num: 'um',
  numa: 'uma',
  pelo: 'o',
  pela: 'a',
};
const joiners = new Set('de do da dos das em no na nos nas'.split(' '));
const describing = new Set(wordList('adjective', 'pt'));
const verbal = /(?:[aei]ndo|[aeí]r|[aei]va[ms]?|[aei]ram|[aeo]u|mos|sse|ava-se)$/;
const nounsInR =
  /^(?:mar|lugar|mulher|colher|andar|jantar|altar|luar|lar|ar|pomar|celular|militar|familiar)$/;

/** The noun phrases of a Portuguese sentence that begin with an article or possessive. */
export function portuguesePhrases(sentence: string): NounPhrase[] {
  const tokens = tokensOf(sentence);
  return tokens.flatMap((token, at) => {
    if (!openers.has(token.lower)) return [];
    const noun = tokens[at + 1];
    if (!isNext(noun) || !canName(noun)) return [];
    let core = at + 1;
    const adjective = tokens[core + 1];
    if (isNext(adjective) && describing.has(adjective.lower)) core += 1;
    const placed = findPlacing(tokens, core + 1);
    const last = tokens[placed ?? core] ?? noun;
    const first = textBetween(sentence, noun, last);
    const article = plainArticles[token.lower] ?? token.lower;
    return [
      {
        text: `${article} ${first}`,
        head: noun.lower,
        isPlaced: placed !== undefined,
        isDescribed: core > at + 1,
      },
    ];
  });
}

function canName({ lower, word, gap }: Token): boolean {
  if (gap === '-' || lower.length < 3 || isStopWord(lower, 'pt') || describing.has(lower))
    return false;
  if (/^\d/.test(word)) return false;
  return nounsInR.test(lower) || !verbal.test(lower) || /^\p{Lu}/u.test(word);
}

function findPlacing(tokens: readonly Token[], at: number): number | undefined {
  const joiner = tokens[at];
  if (!isNext(joiner) || !joiners.has(joiner.lower)) return undefined;
  const next = tokens[at + 1];
  if (!isNext(next)) return undefined;
  if (/^(?:o|a|os|as|um|uma|seu|sua|meu|minha)$/.test(next.lower)) return undefined;
  if (!canName(next)) return undefined;
  return endOfName(tokens, at + 1);
}

// 'da Senhora da Serra', 'de Vale de Urzes': names can hold prepositions.
function endOfName(tokens: readonly Token[], first: number): number {
  let last = first;
  for (let at = first + 1; at <= first + 3 && /^\p{Lu}/u.test(tokens[last]?.word ?? ''); at += 1) {
    const token = tokens[at];
    if (!isNext(token)) break;
    if (/^\p{Lu}/u.test(token.word)) last = at;
    else if (!joiners.has(token.lower)) break;
  }
  return last;
}
