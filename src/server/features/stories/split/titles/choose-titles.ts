import { wordList } from '@heartwood/reading/word-lists';
import { countWords, fold } from '@heartwood/reading/words';
import { limits } from '#shared/limits.ts';
import type { Cues } from '../cues/cues.ts';
import type { RuleLanguage } from '../story-language.ts';
import { type TitledScene, titleCandidates } from './title-candidates.ts';

/** Chooses a title for each scene from its own words; no two are alike. */
export function chooseTitles(
  scenes: readonly TitledScene[],
  language: RuleLanguage,
  cues: Cues,
): string[] {
  const taken = new Set<string>();
  return scenes.map((scene) => {
    const candidates = titleCandidates(scene, language, cues)
      .toSorted((one, other) => other.worth - one.worth)
      .map(({ text }) => text);
    const title = [...candidates, ...plainTitle(scene.told, language)]
      .map((text) => titleCase(text, language).slice(0, limits.story.sceneTitle))
      .find((text) => text && !taken.has(core(text)));
    const chosen = title ?? '…';
    taken.add(core(chosen));
    return chosen;
  });
}

/** A title without article and year: 'The Mill' and 'Our Mill' count as the same. */
function core(title: string): string {
  return fold(title)
    .replace(/^(?:the|a|an|my|our|o|a|os|as|um|uma) /, '')
    .replace(/, \d{4}$/, '');
}

const longestSign = 12;

/** Titles for sentences without a phrase for one: names, short clauses, at last the longest word. */
function plainTitle(told: readonly string[], language: RuleLanguage): string[] {
  const clauses = told.flatMap((sentence) =>
    sentence.split(/[,;:.!?…。、，；！？—–]+/).map((one) => one.trim()),
  );
  const isShort = (clause: string) =>
    /\s/.test(clause)
      ? countWords(clause) >= 2 && countWords(clause) <= 6
      : clause.length >= 2 && clause.length <= longestSign;
  const names = told.flatMap((sentence) =>
    Array.from(
      sentence.matchAll(/(?<=\p{Ll},? )\p{Lu}[\p{Ll}\p{M}]+(?: \p{Lu}[\p{Ll}\p{M}]+)*/gu),
      ([name]) => name,
    ),
  );
  const opening = told.flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    return words.length > 1 ? [] : [sentence.slice(0, longestSign)];
  });
  const longest = told
    .flatMap((sentence) => sentence.match(/[\p{L}\p{M}]+/gu) ?? [])
    .toSorted((one, other) => other.length - one.length);
  const short = clauses.filter(isShort);
  // In German every noun has a capital.
  return language === 'other'
    ? [...short, ...names, ...opening, ...longest]
    : [...names, ...short, ...opening, ...longest];
}

const smallWords = {
  en: new Set(wordList('small word of a title', 'en')),
  pt: new Set(wordList('small word of a title', 'pt')),
};

/** English and Portuguese titles get capitals on all but small words; other languages keep theirs. */
function titleCase(text: string, language: RuleLanguage): string {
  const bare = text.trim().replace(/^[\s"“«'‘(]+|[\s.,;:"”»'’)!?…—–-]+$/g, '');
  if (language === 'other') return capital(bare);
  const isShouted = !/\p{Ll}/u.test(bare);
  const words = (isShouted ? bare.toLowerCase() : bare).split(/(\s+|-)/);
  const last = words.length - 1;
  return words
    .map((word, at) => {
      const isEdge = at === 0 || at === last;
      if (!isEdge && smallWords[language].has(word.toLowerCase())) return word.toLowerCase();
      return capital(word);
    })
    .join('');
}

function capital(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
