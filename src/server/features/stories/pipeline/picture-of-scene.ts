import { castOf } from '../illustrator/cast-of.ts';
import { drawPicture } from '../illustrator/draw-picture.ts';
import type { PicturePlan } from '../illustrator/picture-plan.ts';
import { planPicture } from '../illustrator/plan-picture.ts';
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
