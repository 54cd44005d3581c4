import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from '#server/features/account/account.routes.ts';
import { ancestorsRoutes } from '#server/features/ancestors/ancestors.routes.ts';
import { authRoutes } from '#server/features/auth/auth.routes.ts';
import { emailConfirmationRoutes } from '#server/features/auth/email-confirmation.routes.ts';
import { passwordResetRoutes } from '#server/features/auth/password-reset.routes.ts';
import { profileRoutes } from '#server/features/auth/profile.routes.ts';
import { companionMemoryRoutes } from '#server/features/conversations/companion-memory.routes.ts';
import { conversationsRoutes } from '#server/features/conversations/conversations.routes.ts';
import { factsRoutes } from '#server/features/facts/facts.routes.ts';
import { feedbackRoutes } from '#server/features/feedback/feedback.routes.ts';
import { memoriesRoutes } from '#server/features/memories/memories.routes.ts';
import { memoryFilesRoutes } from '#server/features/memories/memory-files.routes.ts';
import { uploadsRoutes } from '#server/features/memories/uploads.routes.ts';
import { openQuestionsRoutes } from '#server/features/open-questions/open-questions.routes.ts';
import { sampleFamilyRoutes } from '#server/features/sample-family/sample-family.routes.ts';
import { scenesRoutes } from '#server/features/stories/scenes.routes.ts';
import { storiesRoutes } from '#server/features/stories/stories.routes.ts';
import { storyMediaRoutes } from '#server/features/stories/story-media.routes.ts';
import { timeVaultsRoutes } from '#server/features/time-vaults/time-vaults.routes.ts';
import { vaultLinksRoutes } from '#server/features/time-vaults/vault-links.routes.ts';
import { trainingRoutes } from '#server/features/training/training.routes.ts';
import { voiceRoutes } from '#server/features/voice/voice.routes.ts';
import { type About, about } from '#shared/contracts/about.ts';
import { backupRoutes } from './backup.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { healthRoutes } from './health.routes.ts';

/** Every route of Heartwood, listed. */
export function registerRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { services, storage } = dependencies;
  app.register(healthRoutes(dependencies));
  app.register(aboutRoutes(dependencies));
  app.register(backupRoutes(dependencies));
  app.register(authRoutes(services));
  app.register(emailConfirmationRoutes(services));
  app.register(passwordResetRoutes(services));
  app.register(profileRoutes(services));
  app.register(accountRoutes(services));
  app.register(sampleFamilyRoutes(services));
  app.register(ancestorsRoutes(services));
  app.register(trainingRoutes({ ...services, storage }));
  app.register(factsRoutes(services));
  app.register(openQuestionsRoutes(services));
  app.register(conversationsRoutes(services));
  app.register(companionMemoryRoutes(services));
  app.register(voiceRoutes(services));
  app.register(memoriesRoutes(services));
  app.register(memoryFilesRoutes({ ...services, storage }));
  app.register(uploadsRoutes(services));
  app.register(timeVaultsRoutes({ ...services, storage }));
  app.register(vaultLinksRoutes({ ...services, storage }));
  app.register(feedbackRoutes(services));
  app.register(storiesRoutes(services));
  app.register(scenesRoutes(services));
  app.register(storyMediaRoutes({ ...services, storage }));
}

function aboutRoutes({ aboutThis }: { aboutThis: About }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/about',
      {
        config: { access: 'public' },
        schema: {
          summary: 'How to reach the people behind this Heartwood, and which engines it uses',
          tags: ['about'],
          response: { 200: about },
        },
      },
      async () => aboutThis,
    );
  };
}
