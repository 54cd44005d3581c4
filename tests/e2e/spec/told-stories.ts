import { randomUUID } from 'node:crypto';
import type { Scene, Story } from '#shared/contracts/stories.ts';

const times = { createdAt: '2026-01-31T12:00:00.000Z', updatedAt: '2026-01-31T12:00:00.000Z' };

/** A story as the server would answer it; nothing of it is made. */
export const pretendStory = (userId: string, fields: Partial<Story> = {}): Story => ({
  ...{ id: randomUUID(), userId, title: 'Nets', lifeStory: 'I mended nets.', language: 'en' },
  ...{ status: 'completed', progress: null, error: null, sceneCount: 0, music: false },
  ...{ videoUrl: null, videoDuration: null, videoMissing: null, captionsUrl: null },
  ...{ verticalVideoUrl: null, verticalVideo: 'none', posterUrl: null },
  ...times,
  ...fields,
});

export const pretendScene = (storyId: string, sceneNumber: number, seconds: number): Scene => ({
  ...{ id: randomUUID(), storyId, sceneNumber, title: null, narration: 'I mended nets.' },
  ...{ imagePrompt: 'A harbour', picture: { source: 'drawn' }, imageUrl: null, audioUrl: null },
  ...{ sceneDuration: seconds, status: 'completed' },
  ...times,
});
