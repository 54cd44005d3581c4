import type { FastifyInstance } from 'fastify';

/** Lets an empty body pass where a request says that it is JSON: many clients say so of each of their requests. */
export function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}
