import {
  begunTraining,
  sampleQuestions,
  sampleTraining,
} from '../../samples/family/grandmother.ts';
import { sampleFamily } from '../../samples/family/people.ts';

/** Calls the API as a signed-in user; returns the body of the response. */
export type ApiCall = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) => Promise<unknown>;

/** Teaches the sample family to an account over the API; answers the ids of its people by key. */
export async function seedSampleFamily(call: ApiCall, userId: string) {
  const ids = new Map<string, string>();
  for (const { key, parent, spouse, portrait: _, ...person } of sampleFamily) {
    const links = {
      parentId: parent && ids.get(parent),
      spouseId: spouse && ids.get(spouse),
    };
    const created = await call('POST', '/api/ancestors', { userId, ...person, ...links });
    ids.set(key, (created as { id: string }).id);
  }
  const edda = ids.get('edda') ?? '';
  await call('POST', `/api/ancestors/${edda}/training`, sampleTraining);
  await call('POST', `/api/ancestors/${edda}/summary`);
  await call('PUT', `/api/ancestors/${edda}/consent`, { adult: true, mayUse: true });
  const anselm = ids.get('anselm') ?? '';
  await call('POST', `/api/ancestors/${anselm}/training`, begunTraining);
  return { ids, edda, anselm };
}

/** Asks her what she is asked at the start. */
export async function askSampleQuestions(call: ApiCall, userId: string, ancestorId: string) {
  const conversation = await call('POST', '/api/conversations', { userId, ancestorId });
  const { id } = conversation as { id: string };
  for (const content of sampleQuestions)
    await call('POST', `/api/conversations/${id}/messages`, { content, senderId: userId });
}
