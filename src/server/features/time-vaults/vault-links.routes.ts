import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFile } from '#server/platform/storage/send-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sharedVault, vaultLinkParams } from '#shared/contracts/time-vaults.ts';
import type { TimeVaultsService } from './time-vaults.service.ts';

const tags = ['vault-links'];
const config = { access: 'public' } as const;

/** What recipients reach by the link in their mail, without an account. */
export function vaultLinksRoutes({
  timeVaults,
  storage,
}: {
  timeVaults: TimeVaultsService;
  storage: Storage;
}): FastifyPluginAsyncZod {
  return async (app) => {
    // The address is the key: no other site may learn it, and no search engine.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    });

    app.get(
      '/api/vault-links/:token',
      {
        config,
        schema: {
          summary: 'The vault behind a private link, from its date on',
          tags,
          params: vaultLinkParams,
          response: { 200: sharedVault },
        },
      },
      (request) => timeVaults.getShared(request.params.token),
    );

    for (const file of ['video', 'original'] as const)
      app.get(
        `/api/vault-links/:token/${file}`,
        {
          config,
          schema: {
            summary: `The ${file === 'video' ? 'video as browsers play it' : 'file as it came'}, by a private link`,
            tags,
            params: vaultLinkParams,
          },
        },
        async (request, reply) => {
          const found = await timeVaults.getSharedFile(request.params.token, file);
          return sendFile(request, reply, { storage, ...found });
        },
      );
  };
}
