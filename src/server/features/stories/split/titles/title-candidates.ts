import { stem } from '@heartwood/reading/stem';
import { wordList } from '@heartwood/reading/word-lists';
import { countWords } from '@heartwood/reading/words';
import type { Cues } from '../cues/cues.ts';
import { findPlaces } from '../find-places.ts';
import { findYear } from '../scene-facts.ts';
import { isSeen } from '../sentence-terms.ts';
import type { RuleLanguage } from '../story-language.ts';
import { englishPhrases } from './english-phrases.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { portuguesePhrases } from './portuguese-phrases.ts';

export interface TitleCandidate {
  text: string;
  worth: number;
}

export interface TitledScene {
  heading?: string;
  /** The sentences of the narration, in order. */
  told: readonly string[];
  /** All sentences of the scene. */
  all: readonly string[];
  /** Places of earlier scenes. */
  knownPlaces: ReadonlySet<string>;
  /** How often a term occurs in the scene and in the whole story. */
  inScene: ReadonlyMap<string, number>;
  inStory: ReadonlyMap<string, number>;
}

/** Nouns too general, or too close to the body, for a title. */
const dullHeads = {
  en: new Set(wordList('no title', 'en')),
  pt: new Set(wordList('no title', 'pt')),
};
/** Nouns that need an addition in a title: not 'winter', but 'the winter of the flood'. */
const timeHeads = {
  en: new Set(wordList('time in a title', 'en')),
  pt: new Set(wordList('time in a title', 'pt')),
};
const longest = 6;
const kin = /^(?:my|our|(?:o |a )?(?:meu|minha)) \p{L}+$/iu;

/** Possible titles of a scene, from its own words. */
export function titleCandidates(
  scene: TitledScene,
  language: RuleLanguage,
  cues: Cues,
): TitleCandidate[] {
  const candidates: TitleCandidate[] = [];
  const { heading, told } = scene;
  if (heading && countWords(heading) <= 9) candidates.push({ text: heading, worth: 10 });
  for (const [at, sentence] of told.entries()) {
    // A year of another sentence may belong to another place.
    const year = findYear(sentence);
    for (const { name, index } of findPlaces(sentence, cues)) {
      if (countWords(name) > 4) continue;
      const isNew = !scene.knownPlaces.has(name);
      const worth = (isNew ? 1.25 : 0.3) + (at === 0 && index < 120 ? 0.3 : 0);
      const dated = year === undefined ? undefined : `${name}, ${year}`;
      candidates.push({ text: dated ?? name, worth: dated ? worth + 0.35 : worth - 0.6 });
    }
  }
  const phrasesOf = language === 'pt' ? portuguesePhrases : englishPhrases;
  if (language === 'other') return candidates;
  for (const [at, sentence] of scene.all.entries()) {
    const place = told.indexOf(sentence);
    const farther = place < 0 ? 1.3 + 0.01 * at : 0.04 * place;
    for (const phrase of phrasesOf(sentence)) {
      const worth = worthOf(phrase, scene, language) - farther;
      if (worth > -1) candidates.push({ text: phrase.text, worth });
    }
    const age = cues.ageTitle.exec(sentence)?.[0];
    if (age) candidates.push({ text: age, worth: 0.62 - farther });
  }
  return candidates;
}

function worthOf(phrase: NounPhrase, scene: TitledScene, language: RuleLanguage): number {
  const words = countWords(phrase.text);
  if (language === 'other' || words > longest || words < 2) return -1;
  if (dullHeads[language].has(phrase.head))
    return kin.test(phrase.text) ? 0 : phrase.isPlaced ? -0.2 : -1;
  const head = stem(phrase.head, language);
  const here = scene.inScene.get(head) ?? 1;
  const everywhere = Math.max(here, scene.inStory.get(head) ?? 1);
  let worth = 0.25;
  if (isSeen(head, language)) worth += 0.65;
  // Terms that are frequent in this scene and rare elsewhere are its subject.
  worth += 0.5 * (here / everywhere) * Math.min(1, Math.log2(1 + here) / 2);
  if (phrase.isPlaced) worth += 0.28;
  if (phrase.isDescribed) worth += 0.18;
  const isBare = !phrase.isPlaced && !phrase.isDescribed;
  if (isBare) worth -= here < 2 ? 0.35 : 0.2;
  if (isBare && timeHeads[language].has(phrase.head)) worth -= 0.6;
  if (words > 5) worth -= 0.15;
  if (/^(?:a|an|um|uma)\s/i.test(phrase.text)) worth -= isBare ? 0.3 : 0.12;
  return worth;
}
