import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { sessionEnd } from './session-end.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

const loginPath = '/api/auth/login';

/**
 * Makes a call with cookies and answers the raw response, for sound and streams; other answers go
 * through the typed calls below. A body that is not FormData is sent as JSON.
 * @throws ApiError on any answer but success, NetworkError where there was none.
 */
export async function call(
  method: Method,
  path: string,
  body?: unknown,
  { signal, headers }: CallOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const json = body === undefined || isForm ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      signal,
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : json,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError({ cause });
  }
  if (response.ok) return response;

  // A refused log-in is an answer, not the end of a session.
  if (response.status === 401 && path !== loginPath) sessionEnd.announce();
  throw new ApiError({
    status: response.status,
    statusText: response.statusText,
    text: await response.text().catch(() => ''),
    retryAfter: response.headers.get('retry-after'),
  });
}

/** Fetches and checks JSON. */
export async function getJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options?: CallOptions,
): Promise<z.output<Schema>> {
  const response = await call('GET', path, undefined, options);
  return schema.parse(await response.json());
}

/** Sends JSON or a form, and checks the JSON that comes back. */
export async function sendJson<Schema extends z.ZodType>(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  schema: Schema,
  options?: CallOptions,
): Promise<z.output<Schema>> {
  const response = await call(method, path, body, options);
  return schema.parse(await response.json());
}

/** For deletions and other calls whose answer is empty. */
export async function sendOnly(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<void> {
  await call(method, path, body, options);
}
