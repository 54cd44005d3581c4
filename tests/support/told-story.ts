import type { Scene, Story } from '#shared/contracts/stories.ts';
import type { Caller, TestApp } from './test-app.ts';

/** As short as a life can be told: three scenes of five seconds or little more. */
export const shortLife = [
  'I was born in 1931 in a village by the sea.',
  'My father mended nets in the harbour.',
  'In the winter of 1950 I married Rosa in the old church.',
].join('\n\n');

/** Asks for a story, without making it. */
export async function tellStory(caller: Caller, told: Partial<Story> = {}): Promise<Story> {
  const body = { userId: caller.user.id, title: 'The Nets', lifeStory: shortLife, ...told };
  const created = await caller.call('POST', '/api/stories', body);
  if (created.status !== 201) throw new Error(`no story: ${created.text}`);
  return created.body as Story;
}

/** Makes what was asked for, here and now, and answers how it ended. */
export async function makeStory(app: TestApp, caller: Caller, storyId: string) {
  const { rows } = await app.dependencies.database.executeSql(
    'select revision from user_stories where id = $1',
    [storyId],
  );
  const [{ revision }] = rows as [{ revision: number }];
  await app.runJob('stories.make', { storyId, revision });
  return findStory(caller, storyId);
}

export async function findStory(caller: Caller, storyId: string) {
  const story = (await caller.call('GET', `/api/stories/${storyId}`)).body as Story;
  const scenes = (await caller.call('GET', `/api/stories/${storyId}/scenes`)).body as Scene[];
  return { story, scenes };
}
