import type { z } from 'zod';
import { later } from '#server/platform/clock/clock.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { Scene, ScenePicture, updateSceneBody } from '#shared/contracts/stories.ts';
import type { RemakeStory } from './remake-story.ts';
import { createScenesRepository, type SceneValues } from './scenes.repository.ts';
import {
  lastScene,
  nothingHere,
  otherScenes,
  photoUnknown,
  sceneNotFound,
  staleStory,
} from './stories.errors.ts';
import { presentScene } from './stories.presenter.ts';
import type { StoryRow, StorySceneRow } from './stories.table.ts';

type UpdateInput = z.output<typeof updateSceneBody>;

/** Photos of the Memory Vault, where they can be a scene's picture. */
export interface Photos {
  /** The storage key of a photo of this user, as it is shown. */
  find(userId: string, memoryId: string): Promise<string | undefined>;
}

interface Options extends Needs<'db' | 'clock'> {
  photos: Photos;
  getRow(userId: string, id: string): Promise<StoryRow>;
  remakeStory: RemakeStory;
}

/** More than a story can have scenes, so that the film moves over the picture as it did before. */
const drawnAgain = 1_000;

/** The scenes of a story; only what a user changes is made again. */
export function createScenesService({ db, clock, photos, getRow, remakeStory }: Options) {
  const repository = createScenesRepository(db);

  const getScene = async (storyId: string, id: string, on = repository): Promise<StorySceneRow> => {
    const row = await on.find(storyId, id);
    if (!row) throw sceneNotFound();
    return row;
  };

  return {
    async list(userId: string, storyId: string): Promise<Scene[]> {
      await getRow(userId, storyId);
      return (await repository.list(storyId)).map(presentScene);
    },

    /** @throws 404 for an unknown scene or photo, 409 for a stale write. */
    async update(userId: string, storyId: string, id: string, input: UpdateInput): Promise<Scene> {
      const isUnknownPhoto =
        input.photoMemoryId && !(await photos.find(userId, input.photoMemoryId));
      let after: StorySceneRow | undefined;
      await remakeStory(userId, storyId, async (_, tx) => {
        const scenes = createScenesRepository(tx);
        const before = await getScene(storyId, id, scenes);
        after = before;
        if (input.updatedAt && before.updatedAt.getTime() !== Date.parse(input.updatedAt))
          throw staleStory({ current: presentScene(before) });
        if (isUnknownPhoto) throw photoUnknown();
        const values = changesOf(before, input);
        if (!values) return undefined;
        const updatedAt = later(clock.now(), before.updatedAt);
        after = (await scenes.update(id, { ...values, updatedAt })) ?? before;
        return {};
      });
      if (!after) throw sceneNotFound();
      return presentScene(after);
    },

    async delete(userId: string, storyId: string, id: string): Promise<void> {
      await remakeStory(userId, storyId, async (_, tx) => {
        const scenes = createScenesRepository(tx);
        await getScene(storyId, id, scenes);
        const left = (await scenes.list(storyId)).filter((scene) => scene.id !== id);
        if (left.length === 0) throw lastScene();
        await scenes.delete(id);
        await scenes.number(left.map((scene) => scene.id));
        return {};
      });
    },

    async order(userId: string, storyId: string, sceneIds: readonly string[]): Promise<Scene[]> {
      await remakeStory(userId, storyId, async (_, tx) => {
        const scenes = createScenesRepository(tx);
        const before = (await scenes.list(storyId)).map((scene) => scene.id);
        if (before.toSorted().join() !== sceneIds.toSorted().join()) throw otherScenes();
        if (before.join() === sceneIds.join()) return undefined;
        await scenes.number(sceneIds);
        return {};
      });
      return this.list(userId, storyId);
    },

    /** The storage key of a scene's picture or narration. @throws 404 where there is none. */
    async getFile(
      userId: string,
      storyId: string,
      id: string,
      file: 'imageKey' | 'audioKey',
    ): Promise<string> {
      await getRow(userId, storyId);
      const key = (await getScene(storyId, id))[file];
      if (!key) throw nothingHere();
      return key;
    },
  };
}

/** The values to write for a change; fields that must be made again are null. Undefined where nothing changes. */
function changesOf(before: StorySceneRow, input: UpdateInput): SceneValues | undefined {
  const values: SceneValues = {};
  if (input.title !== undefined && input.title !== before.title) {
    values.title = input.title;
    // The page of an album shows the title.
    if (before.picture?.setting === 'memory') values.imageKey = null;
  }
  if (input.narration !== undefined && input.narration !== before.narration)
    Object.assign(values, { narration: input.narration, audioKey: null, words: null });
  const choices = choicesOf(before.choices, input);
  if (choices) values.choices = choices;
  if (input.drawAgain) values.seed = before.seed + drawnAgain;
  const isRetold = values.narration !== undefined && before.choices.source !== 'photo';
  if (choices || input.drawAgain || isRetold) values.imageKey = null;
  if (Object.keys(values).length === 0) return undefined;
  const isWhole = values.imageKey !== null && values.audioKey !== null;
  return isWhole ? values : { ...values, status: 'pending' };
}

function choicesOf(
  before: Partial<ScenePicture>,
  { picture, photoMemoryId }: UpdateInput,
): Partial<ScenePicture> | undefined {
  if (picture === undefined && photoMemoryId === undefined) return undefined;
  if (photoMemoryId) return { source: 'photo', memoryId: photoMemoryId };
  const { source: _, memoryId: __, ...chosen } = before;
  return picture ?? chosen;
}
