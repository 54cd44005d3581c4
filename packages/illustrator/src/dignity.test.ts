import { describe, expect, it } from 'vitest';
import { castOf } from './cast/cast-of.ts';
import { drawPicture } from './draw-picture.ts';
import { planPicture } from './plan-picture.ts';
import { is } from './props/things.ts';

const losses: [narration: string, language: string, gone?: string][] = [
  ['My husband died on the night of our anniversary party.', 'en', 'husband'],
  ['After the funeral we ate birthday cake, because my son had turned five.', 'en'],
  ['We buried my mother on Christmas Eve.', 'en', 'mother'],
  ['Our baby was stillborn, and nobody spoke of it.', 'en', 'baby'],
  ['She was diagnosed with cancer the summer she danced at her wedding.', 'en'],
  ['The war took my brother; he was killed at nineteen.', 'en', 'brother'],
  ['We fled at night with nothing but a balloon that my sister would not let go of.', 'en'],
  ['My father drowned at sea in a storm, in his fishing boat.', 'en', 'father'],
  ['They were happy until the bombs fell on the school.', 'en'],
  ['A minha mulher morreu no dia da festa da aldeia.', 'pt', 'wife'],
  ['O meu pai morreu na guerra, longe de casa.', 'pt', 'father'],
  ['Perdi o meu filho no inverno, pouco antes do Natal.', 'pt', 'son'],
];

describe('a loss', () => {
  it.each(losses)('is drawn quietly: %s', (narration, language, gone) => {
    const cast = castOf({ title: 'A life', lifeStory: narration, language });
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const plan = planPicture({
        narration,
        title: 'A life',
        language,
        cast,
        sceneIndex: 2,
        sceneCount: 6,
        seed,
      });
      expect(plan.mood).toBe('quiet');
      expect(plan.setting).not.toBe('celebration');
      expect(plan.props.filter((name) => is(name, 'festive'))).toEqual([]);
      for (const { pose, outfit, who } of plan.people) {
        expect(['wave', 'dance', 'carry', 'point']).not.toContain(pose);
        expect(['bride', 'groom', 'festive']).not.toContain(outfit);
        expect(who).not.toBe(gone);
      }
    }
  });

  it('shows nobody smiling, even where a person has chosen who is in the picture', () => {
    const narration = 'My mother died that winter.';
    const cast = castOf({ title: 'A life', lifeStory: narration, language: 'en' });
    const scene = {
      narration,
      title: 'A life',
      language: 'en',
      cast,
      sceneIndex: 1,
      sceneCount: 3,
      seed: 1,
    };
    const people = [
      { age: 'adult', gender: 'female' } as const,
      { age: 'child', gender: 'male' } as const,
    ];
    const quiet = planPicture({ ...scene, choices: { people } });
    const size = { width: 1280, height: 720 };
    expect(quiet.people).toHaveLength(2);
    expect(drawPicture(quiet, size)).not.toBe(drawPicture({ ...quiet, mood: 'warm' }, size));
    expect(quiet.people.every(({ pose }) => !['wave', 'dance'].includes(pose))).toBe(true);
  });
});
