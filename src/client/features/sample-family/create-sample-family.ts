import { call } from '#client/platform/http-client.ts';
import type { StoredUser } from '#client/platform/stored-user.ts';

/** Makes a private account that is filled already, and signs in to it. */
export async function createSampleFamily(): Promise<StoredUser> {
  // The schemas come with the pages that need them; the first page starts without.
  const [response, { sessionResponse }] = await Promise.all([
    call('POST', '/api/sample-family'),
    import('#shared/contracts/auth.ts'),
  ]);
  return sessionResponse.parse(await response.json()).user;
}
