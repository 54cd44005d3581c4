import { castOf } from '@heartwood/illustrator/cast-of';
import type { MemoriesService } from '#server/features/memories/memories.service.ts';
import { createFilmMaker } from '#server/features/stories/film/make-film.ts';
import { handleStoryJobs } from '#server/features/stories/pipeline/handle-story-jobs.ts';
import { createRunningStories } from '#server/features/stories/running-stories.ts';
import type { Photos } from '#server/features/stories/scenes.service.ts';
import { createModelSplitter } from '#server/features/stories/split/model/model-splitter.ts';
import { offlineSplitter } from '#server/features/stories/split/offline/split-story.ts';
import { readCast } from '#server/features/stories/split/read-cast.ts';
import { ruleLanguage } from '#server/features/stories/split/story-language.ts';
import { createStoriesService } from '#server/features/stories/stories.service.ts';
import type { VoiceService } from '#server/features/voice/voice.service.ts';
import type { ImageModel } from '#server/platform/ai/image-model.ts';
import type { TextModel } from '#server/platform/ai/text-model.ts';
import type { Platform } from '#server/platform/platform.ts';

interface Options extends Platform {
  voice: VoiceService;
  memories: MemoriesService;
  /** Undefined where no language model is configured. */
  textModel: TextModel | undefined;
  /** Undefined for our own illustrator. */
  imageModel: ImageModel | undefined;
}

/** Wires the parts of My Story: the service for requests, and the background jobs. */
export function openStories(options: Options) {
  const { ffmpeg, storage, voice, memories, workFolder, textModel, logger } = options;
  const running = createRunningStories();
  const photos: Photos = {
    async find(userId, memoryId) {
      return (await memories.findOwnPhoto(userId, memoryId))?.key;
    },
  };
  const splitter = textModel ? createModelSplitter({ ...textModel, logger }) : offlineSplitter;
  const films = ffmpeg && createFilmMaker({ storage, ffmpeg, workFolder });

  return {
    service: createStoriesService({ ...options, running, photos, hasFfmpeg: films !== undefined }),
    listJobs: () =>
      handleStoryJobs({
        ...options,
        splitter,
        photos,
        running,
        films,
        async chooseNarrator({ title, lifeStory, language }) {
          // The narrator has the gender of the person in the pictures.
          const { gender } = options.imageModel
            ? readCast(lifeStory, ruleLanguage(language)).narrator
            : castOf({ title, lifeStory, language });
          const chosen = voice.chooseTeller(lifeStory, gender);
          if (!chosen) throw new Error('there is no voice');
          return { voiceId: chosen.id, rate: 1, pitch: 1 };
        },
      }),
  };
}
