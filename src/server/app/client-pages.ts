import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createPageRenderer, isPublicPage } from './render-page.ts';

const year = 365 * 24 * 60 * 60;

/** Serves the built client: hashed assets immutable, the page itself uncached and for every client route. */
export async function serveClient(root: FastifyInstance, clientDir: string, publicUrl: string) {
  await root.register(async (app) => {
    // Pages hold no user data; users sign in with them.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await servePages(app, clientDir, publicUrl);
  });
}

async function servePages(app: FastifyInstance, clientDir: string, publicUrl: string) {
  const pageFile = path.join(clientDir, 'index.html');
  const renderPage = existsSync(pageFile)
    ? createPageRenderer(
        readFileSync(pageFile, 'utf8'),
        // Beside the folder and not in it, as scripts/build/build-client.ts leaves it.
        readFileSync(`${clientDir}-manifest.json`, 'utf8'),
        publicUrl,
      )
    : undefined;
  if (renderPage)
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      wildcard: false,
      // Packed by scripts/build/compress-files.ts, at a level that is too slow for a single request.
      preCompressed: true,
      globIgnore: ['index.html', '**/*.{br,gz}'],
      setHeaders(response, file) {
        const isHashed = file.startsWith(path.join(clientDir, 'assets'));
        response.header(
          'cache-control',
          isHashed ? `public, max-age=${year}, immutable` : 'no-cache',
        );
      },
    });

  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api') &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
    const address = request.url.split('?', 1)[0] ?? '';
    // Other addresses contain ids or private tokens: they are sent as no referrer, and not indexed.
    if (!isPublicPage(address))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    if (renderPage && wantsPage && !path.extname(address))
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(renderPage(address));
    return reply.code(404).send({
      error: 'There is nothing at this address.',
      code: 'request.not-found',
      requestId: request.id,
    });
  });
}
