import type { Language } from '@heartwood/reading/language';
import { type Found, readChoices, type Trust, weigh } from '../lexicon/lexicon.ts';
import { type Mood, type SceneSetting, sceneSettings } from '../picture/picture-plan.ts';
import type { Random } from '../svg/random.ts';

const settingWords = readChoices('settings', sceneSettings);
/** Below this score the setting is 'memory', a page of an album, rather than a guess. */
const enough = 1.9;
/** Settings that are never chosen for a loss. */
const merry: ReadonlySet<SceneSetting> = new Set(['celebration']);
/** The more specific settings that win over a general one: a kitchen at home is the kitchen. */
const nearer: Partial<Record<SceneSetting, SceneSetting[]>> = {
  village: ['sea', 'farm', 'mountains', 'church', 'school'],
  home: ['kitchen', 'garden', 'farm', 'celebration'],
  city: ['station', 'office', 'school', 'factory', 'hospital', 'workshop', 'church', 'celebration'],
  road: ['ship', 'station'],
};

export function settingIn(
  text: string,
  language: Language,
  trust: Trust,
  mood: Mood,
  random: Random,
): Found<SceneSetting> {
  const all = weigh(text, settingWords, language, trust);
  const hardship = all.find(({ choice }) => choice === 'hardship');
  const places = all.filter(
    ({ choice }) => choice !== 'hardship' && !(mood === 'quiet' && merry.has(choice)),
  );
  const boosted = places
    .map((found) => ({
      ...found,
      score:
        found.score +
        (mood !== 'quiet' &&
        places.some(
          ({ choice, score }) => score >= enough && nearer[choice]?.includes(found.choice),
        ) &&
        found.score >= enough
          ? 2.5
          : 0),
    }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const [best, second] = boosted;
  const sad = mood === 'quiet' ? (hardship?.score ?? 0) : 0;
  if (
    sad > 0 &&
    (!best || sad >= best.score + 0.5 || best.score < enough) &&
    hardship &&
    sad >= enough
  )
    return hardship;
  if (!best || best.score < enough) return { choice: 'memory', score: 0, words: [], index: 0 };
  const even = second && second.score >= best.score * 0.97 && second.score >= 3;
  return even && random.chance(0.35) ? second : best;
}
