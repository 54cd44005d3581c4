import { fold } from '@heartwood/reading/words';
import { limits } from '#shared/limits.ts';
import type { Cues } from '../cues/cues.ts';
import type { ToldLanguage } from '../told-language.ts';
import { plainTitle } from './plain-title.ts';
import { type TitledScene, titleCandidates } from './title-candidates.ts';
import { titleCase } from './title-case.ts';

/** A title for each scene, no two alike, each of the scene's own words. */
export function chooseTitles(
  scenes: readonly TitledScene[],
  language: ToldLanguage,
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

/** 'The Mill' and 'Our Mill' would be one title twice. */
function core(title: string): string {
  return fold(title)
    .replace(/^(?:the|a|an|my|our|o|a|os|as|um|uma) /, '')
    .replace(/, \d{4}$/, '');
}
