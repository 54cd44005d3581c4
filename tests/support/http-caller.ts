import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { User } from '#shared/contracts/auth.ts';

export interface HttpCaller {
  user: User;
  cookie: string;
  call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
  /** The same session, at another address. */
  at(url: string): HttpCaller;
  /** Adds a trained ancestor and begins a conversation; answers its id. */
  startConversation(): Promise<string>;
}

let people = 0;

/** Creates an account at a running server, over real HTTP. */
export async function signUpAt(url: string): Promise<HttpCaller> {
  people += 1;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mode: 'sign-up',
      email: `caller-${process.pid}-${people}@family.example`,
      password: 'correct horse',
      name: 'Ana',
    }),
  });
  if (response.status !== 201) throw new Error(`no sign-up: ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const { user } = (await response.json()) as { user: User };
  return callerAt(url, cookie, user);
}

function callerAt(url: string, cookie: string, user: User): HttpCaller {
  const call: HttpCaller['call'] = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  return {
    user,
    cookie,
    call,
    at: (other) => callerAt(other, cookie, user),
    async startConversation() {
      const person = { userId: user.id, name: 'Rosa', relationship: 'grandmother' };
      const { body: ancestor } = await call<Ancestor>('POST', '/api/ancestors', person);
      await call('POST', `/api/ancestors/${ancestor.id}/training`, {
        fullName: 'Rosa Alves',
        stories: [{ title: 'The harbour', content: 'As a girl I mended nets at the harbour.' }],
      });
      await call('POST', `/api/ancestors/${ancestor.id}/summary`);
      const { body } = await call<{ id: string }>('POST', '/api/conversations', {
        userId: user.id,
        ancestorId: ancestor.id,
      });
      return body.id;
    },
  };
}
