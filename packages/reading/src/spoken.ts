import { canBeName, type Token } from './fact-tokens.ts';
import type { Gender } from './kin-relations.ts';

/** Whom a story mentions: the person, a relative of the person (named or not), or another by name. */
export type Whom =
  | { is: 'self' }
  | { is: 'kin'; relation: string; name?: string }
  | { is: 'other'; name: string };

/** Who was last spoken of, for 'he' and 'her': made for one reading of the stories, sentence by sentence. */
export class Spoken {
  readonly #personGender: Gender;
  #last: Partial<Record<'m' | 'f', Whom>> = {};
  #story = -1;
  #isToldByAnother = false;

  constructor(personGender: Gender) {
    this.#personGender = personGender;
  }

  /** Goes on to a sentence; what another story spoke of is forgotten. */
  enter(sentence: { story: number; narrator: { is: string } }): void {
    if (sentence.story !== this.#story) this.#last = {};
    this.#story = sentence.story;
    this.#isToldByAnother = sentence.narrator.is !== 'person';
  }

  /** Notes who is spoken of; without `whom`, one whom the stories do not identify. */
  note(whom: Whom | undefined, gender: Gender): void {
    // Of one whose gender is not known, neither 'he' nor 'she' can be said for certain.
    const known: Whom = gender && whom ? whom : { is: 'other', name: nameOf(whom) };
    for (const each of gender ? [gender] : (['m', 'f'] as const)) this.#last[each] = known;
  }

  /** Whom 'he' ('m') or 'she' ('f') stands for; in stories that others tell, the person unless another came between. */
  find(gender: 'm' | 'f'): Whom | undefined {
    const last = this.#last[gender];
    if (last) return last;
    return this.#isToldByAnother && gender === this.#personGender ? { is: 'self' } : undefined;
  }
}

function nameOf(whom: Whom | undefined): string {
  return whom && whom.is !== 'self' ? (whom.name ?? '') : '';
}

/** The gender that a Portuguese article before a name tells. */
export function genderFromArticle(tokens: readonly Token[], at: number): Gender {
  const low = tokens[at - 1]?.low ?? '';
  if (/^(?:o|do|no|ao|pelo)$/.test(low)) return 'm';
  return /^(?:a|da|na|à|pela)$/.test(low) ? 'f' : undefined;
}

const placeWords = new Set(
  `in at from to of on near through into onto via around across st saint em no na nos nas de do da dos das para pra pro até por à ao`.split(
    ' ',
  ),
);

/** Whether a name stands where a place would: after 'in', 'from', 'em'. */
export function isPlaceLike(tokens: readonly Token[], at: number): boolean {
  return (
    placeWords.has(tokens[at - 1]?.low ?? '') || /^(?:st|saint)$/i.test(tokens[at]?.text ?? '')
  );
}

/** The places among the tokens where a capitalised word could be a name. */
export function namePlaces(
  tokens: readonly Token[],
  { commonWords, properWords }: Record<'commonWords' | 'properWords', ReadonlySet<string>>,
): number[] {
  return tokens.flatMap((token, at) =>
    canBeName(token, commonWords) &&
    !canBeName(tokens[at - 1], commonWords) &&
    !isPlaceLike(tokens, at) &&
    (!token.isFirst || properWords.has(token.low)) &&
    // 'She called me Rosa' speaks of no Rosa.
    !/^(?:me|him|us|them)$/.test(tokens[at - 1]?.low ?? '') &&
    // One of a row of names does nothing in its sentence.
    (tokens[at - 1]?.isWord || tokens[at + 1]?.isWord)
      ? [at]
      : [],
  );
}
