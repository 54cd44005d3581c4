import type { Scene, Story, StoryStep } from '#shared/contracts/stories.ts';
import type { StoryCover } from './stories.repository.ts';
import type { StoryRow, StorySceneRow } from './stories.table.ts';

/** An address that changes with what it leads to, so that no browser shows an old picture or film. */
const versioned = (address: string, key: string | null) =>
  key && `${address}?v=${/-([0-9a-f]+)\.[a-z0-9]+$/.exec(key)?.[1] ?? '1'}`;

export function presentStory(row: StoryRow, cover: StoryCover | undefined): Story {
  const address = `/api/stories/${row.id}`;
  const first = cover?.first;
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    lifeStory: row.lifeStory,
    language: row.language,
    status: row.status,
    progress: row.status === 'processing' ? progressOf(row) : null,
    error: row.error,
    videoUrl: versioned(`${address}/video`, row.videoKey),
    videoDuration: row.videoDuration,
    videoMissing: row.videoMissing,
    verticalVideoUrl: versioned(`${address}/vertical`, row.verticalKey),
    verticalVideo: row.verticalVideo,
    captionsUrl: versioned(`${address}/captions`, row.captionsKey),
    posterUrl: first ? versioned(`${address}/scenes/${first.id}/image`, first.imageKey) : null,
    sceneCount: cover?.sceneCount ?? 0,
    music: row.music,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentScene(row: StorySceneRow): Scene {
  const address = `/api/stories/${row.storyId}/scenes/${row.id}`;
  return {
    id: row.id,
    storyId: row.storyId,
    sceneNumber: row.sceneNumber,
    title: row.title,
    narration: row.narration,
    imagePrompt: row.imagePrompt,
    picture: row.picture ?? { source: 'drawn', ...row.choices },
    imageUrl: versioned(`${address}/image`, row.imageKey),
    audioUrl: versioned(`${address}/audio`, row.audioKey),
    sceneDuration: row.sceneDuration,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function progressOf({ step, stepDone, stepTotal }: StoryRow): NonNullable<Story['progress']> {
  if (!step) return { step: 'split', done: 0, total: 0, sentence: 'Getting ready' };
  const at = Math.min(stepDone + 1, stepTotal);
  const sentences: Record<StoryStep, string> = {
    split: 'Reading your story',
    illustrate: `Drawing scene ${at} of ${stepTotal}`,
    narrate: `Speaking scene ${at} of ${stepTotal}`,
    assemble: 'Putting the film together',
  };
  return { step, done: stepDone, total: stepTotal, sentence: sentences[step] };
}
