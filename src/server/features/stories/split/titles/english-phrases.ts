import { irregularForms } from '@heartwood/reading/irregular-forms';
import { isStopWord } from '@heartwood/reading/stop-words';
import type { NounPhrase, Token } from './noun-phrase.ts';
import { isNext, textBetween, tokensOf } from './tokens.ts';

const openers = new Set(['the', 'a', 'an', 'my', 'our']);
const joiners = new Set([
  'of',
  'at',
  'in',
  'on',
  'by',
  'under',
  'above',
  'behind',
  'beside',
  'near',
  'over',
]);
const articles = new Set(['the', 'a', 'an', 'my', 'our']);
const irregularNouns = new Set(
  'children foot feet men man women woman wife wives life lives marriage tooth teeth mouse mice goose geese ring'.split(
    ' ',
  ),
);
const pastForms = new Set(
  [...irregularForms.en.keys()].filter((form) => !irregularNouns.has(form)),
);
const otherVerbs = new Set(
  `left let cut put set hit cost hurt shut read spread burst quit met said says came comes would used smelt smelled burnt learnt
spelt dreamt meant dealt wept kept bet fed sped spun swore tore wove dug clung flung hung stung swung wrung shot
needs wants seems looks goes gets makes takes gives tells knows means stands sits lies runs holds`.split(
    /\s+/,
  ),
);
const describing = new Set(
  `old new young little small big large great good bad best better long short tall high low late early first last next second third
other same whole own poor rich cold hot warm wet dry dark bright white black red green blue yellow brown grey gray fine
true real right wrong only few many much several such very more most less least full empty open free ready able back
front final early proud glad happy sad quiet loud heavy light cheap dear certain various following previous former wild
sudden thin thick deep wide narrow sharp soft hard clean dirty busy sick ill well afraid alone alive dead strange usual
one two three four five six seven eight nine ten eleven twelve hundred thousand dozen half quarter double`.split(
    /\s+/,
  ),
);
const vague = new Set(
  'whole same other only few many much several such more most less least first last next second third various certain following previous'.split(
    ' ',
  ),
);
const nouning = new Set(
  'wedding building morning evening spring king ring string wing thing ceiling clothing painting meeting crossing landing lodging boarding washing ironing knitting railing herring lining parting evening christening'.split(
    ' ',
  ),
);

/** The things that an English sentence names with an article, or as 'my' or 'our' own. */
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

// 'Mrs. Dolan's' and 'Uncle Cleve's' begin with how they are called.
function ownerName(tokens: readonly Token[], at: number): Token {
  const [before, owner] = [tokens[at - 1], tokens[at]];
  const isCalled = before && /^\p{Lu}/u.test(before.word) && /^\.? $/.test(owner?.gap ?? '');
  return (isCalled ? before : owner) ?? { word: '', lower: '', index: 0, gap: '' };
}

/** The last word of a name that begins at a word, or -1 where none does. */
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
  const hasArticle = isNext(next) && articles.has(next.lower);
  const end = chain(tokens, hasArticle ? at + 2 : at + 1);
  if (end < 0 || end > at + 3) return undefined;
  return end;
}
