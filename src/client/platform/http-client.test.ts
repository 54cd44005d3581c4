import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { errorSentence } from './error-sentence.ts';
import { call, getJson, sendJson } from './http-client.ts';
import { NetworkError } from './network-error.ts';
import { sessionEnd } from './session-end.ts';

const thing = z.object({ name: z.string() });

function serverAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetched = vi.fn<typeof fetch>(async () => new Response(text, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('carries cookies and sends JSON as JSON', async () => {
    const fetched = serverAnswers(200, { name: 'Rosa' });
    const answer = await sendJson('POST', '/api/things', { a: 1 }, thing);
    expect(answer).toEqual({ name: 'Rosa' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/things',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json' },
      }),
    );
  });

  it('leaves the content type of a form to the browser', async () => {
    const fetched = serverAnswers(200, { name: 'Rosa' });
    const form = new FormData();
    await sendJson('POST', '/api/things', form, thing);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: form, headers: {} });
  });

  it('refuses an answer of another shape', async () => {
    serverAnswers(200, { nom: 'Rosa' });
    await expect(getJson('/api/things', thing)).rejects.toThrow();
  });
});

describe('an answer that is not a success', () => {
  it('becomes an error named by status and body', async () => {
    serverAnswers(500, 'out of ink');
    const error = await failureOf(getJson('/api/things', thing));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '500: out of ink', status: 500, body: undefined });
  });

  it('is named by its status text where the body is empty', () => {
    const error = new ApiError({ status: 502, statusText: 'Bad Gateway', text: '' });
    expect(error.message).toBe('502: Bad Gateway');
  });

  it("carries the server's sentence, code, issues and wait", async () => {
    const body = {
      error: 'Name is required',
      code: 'request.invalid',
      requestId: 'r1',
      issues: [{ path: 'name', message: 'Name is required' }],
    };
    serverAnswers(400, body, { 'retry-after': '120' });
    const error = await failureOf(getJson('/api/things', thing));
    expect(error).toMatchObject({ body, retryAfter: 120 });
    expect(errorSentence(error)).toBe('Name is required');
  });

  it('keeps the sentence of a code that this page does not know yet', () => {
    const text = JSON.stringify({ error: 'Not today', code: 'new.code', requestId: 'r1' });
    const error = new ApiError({ status: 409, statusText: '', text });
    expect(errorSentence(error)).toBe('Not today');
  });
});

describe('the end of a session', () => {
  it('is announced by a 401 on any call but the log-in', async () => {
    const ended = vi.fn();
    const stop = sessionEnd.listen(ended);
    serverAnswers(401, '');
    await failureOf(call('POST', '/api/auth/login', {}));
    expect(ended).not.toHaveBeenCalled();
    await failureOf(call('GET', '/api/ancestors/1'));
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('a call without an answer', () => {
  it('is an error of its own, with a sentence for a person', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failureOf(call('GET', '/api/things'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(errorSentence(error)).toContain('check your connection');
  });

  it('is no failure of the network when the caller gave up', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    const error = await failureOf(
      call('GET', '/api/things', undefined, { signal: controller.signal }),
    );
    expect(error).not.toBeInstanceOf(NetworkError);
  });
});
