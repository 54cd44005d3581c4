import { z } from 'zod';
import {
  figure,
  type Scene,
  sceneSetting,
  season,
  timeOfDay,
  type UpdateSceneBody,
} from '#shared/contracts/stories.ts';

/** What can be changed about a scene, as it is being typed and chosen; null is left to the narration. */
export const sceneValues = z.object({
  title: z.string(),
  narration: z.string(),
  photoMemoryId: z.string().nullable(),
  picture: z.object({
    setting: sceneSetting.nullable(),
    timeOfDay: timeOfDay.nullable(),
    season: season.nullable(),
    people: z.array(figure).nullable(),
  }),
});
export type SceneValues = z.infer<typeof sceneValues>;
export type PictureValues = SceneValues['picture'];

export const freePicture: PictureValues = {
  setting: null,
  timeOfDay: null,
  season: null,
  people: null,
};

export function valuesOf({ title, narration, picture }: Scene): SceneValues {
  return {
    title: title ?? '',
    narration: narration ?? '',
    photoMemoryId: picture.source === 'photo' ? (picture.memoryId ?? null) : null,
    picture: {
      setting: picture.setting ?? null,
      timeOfDay: picture.timeOfDay ?? null,
      season: picture.season ?? null,
      people: picture.people ?? null,
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function sameValues(one: SceneValues, other: SceneValues): boolean {
  return isSame(changesBetween(one, other), {});
}

/** What to send so that a scene as it was becomes what is wished. */
export function changesBetween(before: SceneValues, after: SceneValues): UpdateSceneBody {
  const changes: UpdateSceneBody = {};
  if (after.title.trim() !== before.title.trim()) changes.title = after.title.trim();
  if (after.narration.trim() !== before.narration.trim())
    changes.narration = after.narration.trim();
  if (after.photoMemoryId !== before.photoMemoryId) changes.photoMemoryId = after.photoMemoryId;
  // A photo shows what it shows.
  if (after.photoMemoryId === null && !isSame(after.picture, before.picture)) {
    const { setting, timeOfDay: time, season: year, people } = after.picture;
    changes.picture = {
      ...(setting && { setting }),
      ...(time && { timeOfDay: time }),
      ...(year && { season: year }),
      ...(people && { people }),
    };
  }
  return changes;
}

const fields = ['title', 'narration', 'photoMemoryId', 'picture'] as const;

interface Edit {
  base: SceneValues;
  values: SceneValues;
}

/**
 * An edit carried over to a newer version of its scene: what was not touched follows the newer one.
 * It conflicts where the same field was changed here and there.
 */
export function carryOver({ base, values }: Edit, newest: SceneValues) {
  const isTouched = (field: (typeof fields)[number]) => !isSame(values[field], base[field]);
  const isMoved = (field: (typeof fields)[number]) => !isSame(newest[field], base[field]);
  const untouched = fields.filter((field) => !isTouched(field));
  const followed = Object.fromEntries(untouched.map((field) => [field, newest[field]]));
  return {
    base: { ...base, ...followed },
    values: { ...values, ...followed },
    isConflict: fields.some((field) => isTouched(field) && isMoved(field)),
  };
}

/** What saving sets going, in words; undefined where nothing has changed. */
export function whatIsMadeAgain(before: SceneValues, after: SceneValues): string | undefined {
  const { title, narration, picture, photoMemoryId } = changesBetween(before, after);
  if (narration !== undefined) {
    return after.photoMemoryId === null
      ? 'Saving speaks and draws this scene again, then puts the film together anew. The other scenes stay as they are.'
      : 'Saving speaks this scene again, then puts the film together anew. The other scenes stay as they are.';
  }
  if (picture !== undefined || photoMemoryId === null)
    return 'Saving draws this picture again, then puts the film together anew. The voice and the other scenes stay as they are.';
  if (photoMemoryId !== undefined)
    return 'Saving puts your photo into this scene and the film together anew. The voice and the other scenes stay as they are.';
  return title === undefined
    ? undefined
    : 'Saving changes the title and puts the film together anew. Pictures and voice stay as they are.';
}
