import { stem } from '@heartwood/reading/stem';
import { countWords } from '@heartwood/reading/words';
import type { Cues } from '../cues/cues.ts';
import { findPlaces } from '../find-places.ts';
import { findYear } from '../scene-facts.ts';
import { isSeen } from '../seen-things.ts';
import type { ToldLanguage } from '../told-language.ts';
import { dullHeads, timeHeads } from './dull-heads.ts';
import { englishPhrases } from './english-phrases.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { portuguesePhrases } from './portuguese-phrases.ts';

export interface TitleCandidate {
  text: string;
  worth: number;
}

export interface TitledScene {
  heading?: string;
  /** The sentences that are told, in order. */
  told: readonly string[];
  /** Everything that the scene is made from. */
  all: readonly string[];
  /** Places that an earlier scene was in. */
  knownPlaces: ReadonlySet<string>;
  /** How often a term is said here and in the whole story. */
  inScene: ReadonlyMap<string, number>;
  inStory: ReadonlyMap<string, number>;
}

const longest = 6;
/** Better a plain title than one of something that is not told. */
const kin = /^(?:my|our|(?:o |a )?(?:meu|minha)) \p{L}+$/iu;

/** What a scene could be called, by its own words. */
export function titleCandidates(
  scene: TitledScene,
  language: ToldLanguage,
  cues: Cues,
): TitleCandidate[] {
  const candidates: TitleCandidate[] = [];
  const { heading, told } = scene;
  if (heading && countWords(heading) <= 9) candidates.push({ text: heading, worth: 10 });
  for (const [at, sentence] of told.entries()) {
    // Of one sentence only: another's year may belong to another place.
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

function worthOf(phrase: NounPhrase, scene: TitledScene, language: ToldLanguage): number {
  const words = countWords(phrase.text);
  if (language === 'other' || words > longest || words < 2) return -1;
  if (dullHeads[language].has(phrase.head))
    return kin.test(phrase.text) ? 0 : phrase.isPlaced ? -0.2 : -1;
  const head = stem(phrase.head, language);
  const here = scene.inScene.get(head) ?? 1;
  const everywhere = Math.max(here, scene.inStory.get(head) ?? 1);
  let worth = 0.25;
  if (isSeen(head, language)) worth += 0.65;
  // What only this scene speaks of, and speaks of more than once, is what it is about.
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
