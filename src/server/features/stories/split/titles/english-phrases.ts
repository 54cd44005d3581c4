import { irregularForms } from '@heartwood/reading/irregular-forms';
import { isStopWord } from '@heartwood/reading/stop-words';
import { wordList } from '@heartwood/reading/word-lists';
import { isNext, type NounPhrase, type Token, textBetween, tokensOf } from './noun-phrase.ts';

const openers = new Set(['the', 'a', 'an', 'my', 'our']);
const joiners = new Set('of at in on by under above behind beside near over'.split(' '));
const irregularNouns = new Set(wordList('noun like a verb form', 'en'));
const pastForms = new Set(
  [...irregularForms.en.keys()].filter((form) => !irregularNouns.has(form)),
);
const otherVerbs = new Set(wordList('other verb form', 'en'));
const describing = new Set(wordList('adjective', 'en'));
const vague = new Set(wordList('vague adjective', 'en'));
const nouning = new Set(wordList('noun in -ing', 'en'));

/** The noun phrases of an English sentence that begin with an article, 'my', 'our' or a name's genitive. */
export function englishPhrases(sentence: string): NounPhrase[] {
  const tokens = tokensOf(sentence);
  return tokens.flatMap((token, at) => {
    const isOwner = /^\p{Lu}.*['’]s$/u.test(token.word);
    if (!openers.has(token.lower) && !isOwner) return [];
    const core = chain(tokens, at + 1);
    const head = tokens[core];
    if (!head) return [];
    const placed = findPlacing(tokens, core + 1);
    const last = tokens[placed ?? core] ?? head;
    return [
      {
        text: textBetween(sentence, isOwner ? ownerName(tokens, at) : token, last),
        head: head.lower.replace(/'s$/, ''),
        isPlaced: placed !== undefined,
        isDescribed: core > at + 1,
      },
    ];
  });
}

// 'Mrs. Dolan's' and 'Uncle Cleve's' begin with the form of address.
function ownerName(tokens: readonly Token[], at: number): Token {
  const [before, owner] = [tokens[at - 1], tokens[at]];
  const isCalled = before && /^\p{Lu}/u.test(before.word) && /^\.? $/.test(owner?.gap ?? '');
  return (isCalled ? before : owner) ?? { word: '', lower: '', index: 0, gap: '' };
}

/** The index of the last token of a noun phrase that begins at `first`, or -1. */
function chain(tokens: readonly Token[], first: number): number {
  let last = -1;
  for (let at = first; at < first + 4; at += 1) {
    const token = tokens[at];
    if (!isNext(token) || breaks(token, at > first)) break;
    if (canEnd(token)) last = at;
  }
  return last;
}

function breaks({ lower, word }: Token, isLater: boolean): boolean {
  if (vague.has(lower) || isStopWord(lower, 'en') || joiners.has(lower) || /ly$/.test(lower))
    return true;
  if (
    /^(?:\d+|one's|to|and|with|without|like|than|until|since|towards?|along|across|past|round|around|behind|upon|though|although|every|even|still|never|always|ever|away|again|together|because|whom|also|yet)$/.test(
      lower,
    )
  )
    return true;
  if (!isLater) return false;
  if (pastForms.has(lower) || otherVerbs.has(lower)) return true;
  return /(?:ed|ing)$/.test(lower) && !nouning.has(lower) && !/^\p{Lu}/u.test(word);
}

function canEnd({ lower }: Token): boolean {
  if (describing.has(lower) || /'s$/.test(lower) || lower.length < 3) return false;
  return (
    !/(?:ed|ing|ous|ful|less|able|ible|est)$/.test(lower) ||
    nouning.has(lower) ||
    lower === 'forest'
  );
}

function findPlacing(tokens: readonly Token[], at: number): number | undefined {
  const joiner = tokens[at];
  if (!isNext(joiner) || !joiners.has(joiner.lower)) return undefined;
  const next = tokens[at + 1];
  const hasArticle = isNext(next) && openers.has(next.lower);
  const end = chain(tokens, hasArticle ? at + 2 : at + 1);
  if (end < 0 || end > at + 3) return undefined;
  return end;
}
