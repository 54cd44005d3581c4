import { castOf } from '@heartwood/illustrator/cast-of';
import { drawPicture } from '@heartwood/illustrator/draw-picture';
import type { PicturePlan } from '@heartwood/illustrator/picture-plan';
import { planPicture } from '@heartwood/illustrator/plan-picture';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';

/** Plans the pictures of one story: the same people in all of them. */
export function createPicturePlanner(story: Pick<StoryRow, 'title' | 'lifeStory' | 'language'>) {
  const { title, lifeStory, language } = story;
  const cast = castOf({ title, lifeStory, language });

  return {
    cast,
    plan(scene: StorySceneRow, sceneCount: number): PicturePlan {
      const { source: _, memoryId: __, ...choices } = scene.choices;
      return planPicture({
        narration: scene.narration ?? '',
        title: scene.title ?? '',
        language,
        cast,
        choices,
        sceneIndex: scene.sceneNumber - 1,
        sceneCount,
        seed: scene.seed,
      });
    },
    draw: drawPicture,
  };
}

export type PicturePlanner = ReturnType<typeof createPicturePlanner>;
