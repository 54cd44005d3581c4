import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/platform/http/access.ts';
import { sendFile } from '#server/platform/storage/send-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sceneParams } from '#shared/contracts/stories.ts';
import { idParams } from '#shared/contracts/wire.ts';
import type { StoriesService } from './stories.service.ts';

const tags = ['stories'];

const ofStory = [
  ['video', 'videoKey', 'The film, MP4'],
  ['vertical', 'verticalKey', 'The vertical film, MP4'],
  ['captions', 'captionsKey', "The film's captions, WebVTT"],
] as const;
const ofScene = [
  ['image', 'imageKey', "A scene's picture, WebP"],
  ['audio', 'audioKey', "A scene's narration, as long as the scene"],
] as const;

/** The files of stories. Their addresses carry a version, so that a new file is never mistaken for an old one. */
export function storyMediaRoutes({
  stories,
  storage,
}: {
  stories: StoriesService;
  storage: Storage;
}): FastifyPluginAsyncZod {
  return async (app) => {
    for (const [name, file, summary] of ofStory)
      app.get(
        `/api/stories/:id/${name}`,
        { schema: { summary, tags, params: idParams } },
        async (request, reply) => {
          const { id } = request.params;
          const found = await stories.getFile(currentUser(request).id, id, file);
          return sendFile(request, reply, { storage, ...found });
        },
      );

    for (const [name, file, summary] of ofScene)
      app.get(
        `/api/stories/:id/scenes/:sceneId/${name}`,
        { schema: { summary, tags, params: sceneParams } },
        async (request, reply) => {
          const { id, sceneId } = request.params;
          const userId = currentUser(request).id;
          const key = await stories.scenes.getFile(userId, id, sceneId, file);
          return sendFile(request, reply, { storage, key });
        },
      );
  };
}
