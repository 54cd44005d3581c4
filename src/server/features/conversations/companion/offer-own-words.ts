import { replaceQuoted } from '@heartwood/reading/replace-quoted';
import { splitSentences } from '@heartwood/reading/sentences';
import { stem } from '@heartwood/reading/stem';
import { words } from '@heartwood/reading/words';
import type { CompanionPassage, CompanionQuestion } from './companion.ts';
import type { Speaker } from './speaker.ts';
import type { Wording } from './wording/wording.ts';

/** How many different words of loss, one of death among them, a passage must hold to be offered to a mourner. */
const wordsOfLoss = 2;
const wordsShown = 45;

/** The person's own words on a theme. */
export interface OwnWords {
  text: string;
  passage: CompanionPassage;
}

/**
 * What the person themself told of loss, love or quarrels, to be offered beside sympathy. Undefined where nothing of
 * their own speaks of it: nothing is ever invented in its place.
 */
export async function findOwnWords(
  themes: readonly (keyof Wording['themes'])[],
  { memory, history }: CompanionQuestion,
  { wording, language }: Speaker,
): Promise<OwnWords | undefined> {
  const theme = themes.map((each) => wording.themes[each]).join(' ');
  const stems = new Set(words(theme).map((word) => stem(word, language)));
  const { passages } = await memory.recall(theme);
  const said = history.filter(({ kind }) => kind === 'persona').map(({ content }) => content);
  const love = new Set(words(wording.themes.love).map((word) => stem(word, language)));
  const isOfLoss = themes.includes('loss');
  const death = new Set(words(wording.themes.death).map((word) => stem(word, language)));
  const onTheme = passages
    .map((passage) => ({ passage, held: heldOf(passage.excerpt, stems, language) }))
    .filter(
      ({ passage, held }) =>
        held >= (isOfLoss ? wordsOfLoss : 1) &&
        (!isOfLoss || heldOf(passage.excerpt, death, language) > 0),
    )
    .toSorted((one, other) => other.held - one.held);
  for (const { passage } of onTheme) {
    if (passage.teller !== 'self' || passage.language !== language) continue;
    if (passage.kind !== 'story' && passage.kind !== 'memory' && passage.kind !== 'phrase')
      continue;
    const sentences = splitSentences(passage.excerpt, language);
    const at = sentences.findIndex(
      (sentence) =>
        heldOf(sentence, stems, language) > 0 &&
        isOwn(sentence) &&
        (heldOf(sentence, love, language) === 0 || speaksToReader(sentence)) &&
        !isSaid(sentence, said),
    );
    if (at >= 0) return { text: window(sentences, at), passage };
  }
  return undefined;
}

/** How many different stems of a theme a text holds. */
function heldOf(text: string, stems: ReadonlySet<string>, language: 'en' | 'pt'): number {
  const held = words(text).map((word) => stem(word, language));
  return new Set(held.filter((each) => stems.has(each))).size;
}

// In the first person or to the reader: what others did is a story, not a word of comfort.
function isOwn(sentence: string): boolean {
  return /(?<!\p{L})(?:I|me|my|you|we|eu|me|mim|meu|minha|você|vocês|ocês|tu|vós|nós|a gente)(?!\p{L})/iu.test(
    sentence,
  );
}

// Love and pride are offered only where they were said to the family: what else was loved comforts nobody.
function speaksToReader(sentence: string): boolean {
  const own = replaceQuoted(sentence, /["“][^"”]*["”]/g, '"”', ' ');
  return /(?<!\p{L})(?:you|your|you[’']re|voc[eê]s?|oc[eê]s?|te|ti|contigo|vos|teus?|tuas?)(?!\p{L})/iu.test(
    own,
  );
}

const isSaid = (sentence: string, said: readonly string[]) =>
  said.some((reply) => reply.includes(sentence));

function window(sentences: readonly string[], at: number): string {
  const shown: string[] = [];
  let length = 0;
  for (const sentence of sentences.slice(at)) {
    length += sentence.split(/\s+/).length;
    if (shown.length > 0 && length > wordsShown) break;
    shown.push(sentence);
  }
  return shown.join(' ');
}
