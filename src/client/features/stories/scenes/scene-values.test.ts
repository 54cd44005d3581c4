import { describe, expect, test } from 'vitest';
import type { Scene } from '#shared/contracts/stories.ts';
import {
  carryOver,
  changesBetween,
  freePicture,
  sameValues,
  valuesOf,
  whatIsMadeAgain,
} from './scene-values.ts';

const memoryId = '0190a000-0000-7000-8000-000000000001';
const scene: Scene = {
  id: '0190a000-0000-7000-8000-000000000002',
  storyId: '0190a000-0000-7000-8000-000000000003',
  sceneNumber: 1,
  title: 'The harbour',
  narration: 'We mended nets.',
  imagePrompt: '',
  picture: { source: 'drawn', setting: 'sea', timeOfDay: 'morning', people: [] },
  imageUrl: null,
  audioUrl: null,
  sceneDuration: 5,
  status: 'completed',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const before = valuesOf(scene);

describe('changing a scene', () => {
  test('sends nothing where nothing but spaces changed', () => {
    expect(changesBetween(before, { ...before, title: ' The harbour ' })).toEqual({});
    expect(sameValues(before, valuesOf({ ...scene, updatedAt: 'later' }))).toBe(true);
    expect(whatIsMadeAgain(before, before)).toBeUndefined();
  });

  test('sends what changed and says what it sets going', () => {
    const retold = { ...before, narration: 'We mended nets and sang.' };
    expect(changesBetween(before, retold)).toEqual({ narration: 'We mended nets and sang.' });
    expect(whatIsMadeAgain(before, retold)).toMatch(/^Saving speaks and draws/);
    const renamed = { ...before, title: 'Nets' };
    expect(changesBetween(before, renamed)).toEqual({ title: 'Nets' });
    expect(whatIsMadeAgain(before, renamed)).toMatch(/^Saving changes the title/);
  });

  test('sends all choices of a picture together, and leaves the rest to the words', () => {
    const night = { ...before, picture: { ...before.picture, timeOfDay: 'night' as const } };
    expect(changesBetween(before, night)).toEqual({
      picture: { setting: 'sea', timeOfDay: 'night', people: [] },
    });
    expect(changesBetween(before, { ...before, picture: freePicture })).toEqual({ picture: {} });
  });

  test('goes from a drawing to a photo and back', () => {
    const photo = valuesOf({ ...scene, picture: { source: 'photo', memoryId } });
    expect(changesBetween(before, photo)).toEqual({ photoMemoryId: memoryId });
    expect(changesBetween(photo, { ...photo, photoMemoryId: null })).toEqual({
      photoMemoryId: null,
    });
    expect(whatIsMadeAgain(photo, { ...photo, narration: 'Anew.' })).toMatch(/^Saving speaks this/);
  });

  test('follows a newer version where nothing was touched, and conflicts where both changed', () => {
    const mine = { base: before, values: { ...before, title: 'Nets' } };
    const redrawn = { ...before, picture: { ...before.picture, season: 'winter' as const } };
    expect(carryOver(mine, redrawn)).toEqual({
      base: redrawn,
      values: { ...redrawn, title: 'Nets' },
      isConflict: false,
    });
    expect(carryOver(mine, { ...before, title: 'Told elsewhere' })).toEqual({
      ...mine,
      isConflict: true,
    });
  });
});
