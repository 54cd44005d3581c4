import { buffer } from 'node:stream/consumers';
import type { PicturePlan } from '@heartwood/illustrator/picture-plan';
import { renderPicture } from '@heartwood/illustrator/render-picture';
import { type ImageModel, ImageModelError } from '#server/platform/ai/image-model.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ScenePicture } from '#shared/contracts/stories.ts';
import type { Photos } from '../scenes.service.ts';
import { characterSheet } from '../split/read-cast.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { contentTypes, keyOf, stillKeyOf } from '../story-files.ts';
import type { PicturePlanner } from './picture-of-scene.ts';
import { framePhoto, shownSize, stillSize, toWebp } from './still-pictures.ts';

export interface IllustrateOptions {
  storage: Storage;
  photos: Photos;
  /** Undefined where pictures are drawn by our own illustrator. */
  imageModel: ImageModel | undefined;
  logger: Pick<Logger, 'warn'>;
}

interface Task {
  story: StoryRow;
  scene: StorySceneRow;
  sceneCount: number;
  planner: PicturePlanner;
  signal: AbortSignal;
}

/** Makes a scene's picture in both sizes. Returns its storage key and what it shows. */
export async function illustrateScene(
  { storage, photos, imageModel, logger }: IllustrateOptions,
  { story, scene, sceneCount, planner, signal }: Task,
): Promise<{ imageKey: string; picture: ScenePicture }> {
  const plan = planner.plan(scene, sceneCount);
  const shown = toScenePicture(plan);

  const keep = async (madeFrom: unknown, make: () => Promise<Buffer>, isPhoto = false) => {
    const imageKey = keyOf(story.id, 'picture', madeFrom);
    const stillKey = stillKeyOf(imageKey);
    if ((await storage.find(imageKey)) && (await storage.find(stillKey))) return imageKey;
    const made = await make();
    signal.throwIfAborted();
    for (const [key, size] of [
      [stillKey, stillSize],
      [imageKey, shownSize],
    ] as const) {
      const picture = await toWebp(made, size, { isPhoto });
      await storage.put(key, picture, {
        contentType: contentTypes.webp,
        maxBytes: picture.length,
        signal,
      });
    }
    return imageKey;
  };

  const { source, memoryId } = scene.choices;
  const photoKey =
    source === 'photo' && memoryId ? await photos.find(story.userId, memoryId) : undefined;
  if (photoKey) {
    const make = async () =>
      framePhoto(await buffer((await storage.read(photoKey)).stream), stillSize);
    const imageKey = await keep({ photoKey }, make, true);
    return { imageKey, picture: { source: 'photo', memoryId } };
  }
  if (imageModel) {
    const { lifeStory, language } = story;
    const prompt = `${characterSheet({ lifeStory, language })} ${promptFor(scene)}`;
    const paint = async () =>
      Buffer.from(await imageModel.draw({ prompt, size: shownSize, signal }));
    try {
      const imageKey = await keep({ prompt, seed: scene.seed }, paint);
      return { imageKey, picture: { ...shown, source: 'model' } };
    } catch (error) {
      // Asking again is of no use: our illustrator draws this scene.
      const isHopeless =
        error instanceof ImageModelError && ['refused', 'unusable'].includes(error.fault);
      if (!isHopeless) throw error;
      logger.warn({ fault: error.fault }, 'a picture model did not draw a scene');
    }
  }
  const svg = planner.draw(plan, stillSize);
  const imageKey = await keep({ svg }, () => renderPicture(svg, stillSize));
  return { imageKey, picture: shown };
}

/** The user's choices take precedence over what was read from the narration. */
function promptFor({ imagePrompt, choices }: StorySceneRow): string {
  const { setting, timeOfDay, season, people } = choices;
  const chosen = [
    setting && setting !== 'memory' && `set in: ${setting}`,
    timeOfDay && `time of day: ${timeOfDay}`,
    season && `season: ${season}`,
    people && `people: ${people.map(({ age, gender }) => `${gender} ${age}`).join(', ')}`,
  ].filter(Boolean);
  return [imagePrompt, ...chosen].join('. ');
}

/** What the plan shows, as the contract describes it. */
function toScenePicture({ setting, timeOfDay, season, people }: PicturePlan): ScenePicture {
  return {
    ...{ source: 'drawn', setting, timeOfDay, season },
    people: people.map(({ age, gender }) => ({ age, gender })),
  };
}
