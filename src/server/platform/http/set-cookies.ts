import type { FastifyReply } from 'fastify';

/** Passes on the cookies of other headers, each as one of its own. */
export function setCookies(reply: FastifyReply, headers: Headers) {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}
