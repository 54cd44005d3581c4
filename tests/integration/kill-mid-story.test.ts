import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Scene, Story, StoryStep } from '#shared/contracts/stories.ts';
import { createEmptyPostgresDatabase } from '#tests/support/database-postgres.ts';
import { type HttpCaller, signUpAt } from '#tests/support/http-caller.ts';
import { startOpenAiServer } from '#tests/support/openai-server.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { shortLife } from '#tests/support/told-story.ts';

const clusterUrl = process.env.TEST_DATABASE_URL;
const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('a server killed in each of the four steps goes on where it was, and makes nothing twice', {
  timeout: 400_000,
}, async () => {
  const model = await startOpenAiServer();
  closing.push(model.stop);
  // The first time it is asked, the model never answers: so the server can be killed while it splits.
  model.next({ delayMs: 600_000 });
  const postgres = clusterUrl ? await createEmptyPostgresDatabase(clusterUrl) : undefined;
  if (postgres) closing.push(postgres.drop);
  const env: Record<string, string> = {
    ...{ AI_TEXT: 'openai-compatible:elder', AI_BASE_URL: model.url, AI_API_KEY: 'key' },
    ...(postgres && {
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'the same key for every process of this test',
    }),
  };
  let server = await startServer({ env });
  const { dataDir } = server;
  closing.push(() => rm(dataDir, { recursive: true }));
  closing.push(async () => server.stop());
  let caller = await signUpAt(server.url);
  const told = { userId: caller.user.id, title: 'The Nets', lifeStory: shortLife };
  const { id } = (await caller.call<Story>('POST', '/api/stories', told)).body;
  const path = `/api/stories/${id}`;

  const reach = async (step: StoryStep): Promise<Story> => {
    for (;;) {
      const { body } = await caller.call<Story>('GET', path);
      if (body.progress?.step === step || body.status !== 'processing') return body;
      await sleep(5);
    }
  };
  const finished = new Map<string, string>();

  for (const step of ['split', 'illustrate', 'narrate', 'assemble'] as const) {
    const seen = await reach(step);
    expect([step, seen.progress?.step]).toEqual([step, step]);
    if (step === 'split')
      await expect.poll(() => model.requests.length, { timeout: 60_000 }).toBe(1);
    await noteFiles(server, caller, path, finished);
    await server.kill('SIGKILL');
    server = await startServer({ env, dataDir });
    caller = caller.at(server.url);
  }

  let story = seenNothing;
  await expect
    .poll(
      async () => {
        story = (await caller.call<Story>('GET', path)).body;
        return story.status;
      },
      { timeout: 240_000, interval: 200 },
    )
    .toBe('completed');
  expect(story).toMatchObject({ error: null, sceneCount: 3 });
  expect(story.videoUrl).not.toBeNull();
  expect(finished.size).toBeGreaterThanOrEqual(6);
  // What was finished before a kill is the very file that it was.
  const after = new Map<string, string>();
  await noteFiles(server, caller, path, after);
  expect([...after]).toEqual(expect.arrayContaining([...finished]));
});

const seenNothing = { status: 'processing' } as Story;

/** When each picture and narration that there is was stored. */
async function noteFiles(
  server: RunningServer,
  caller: HttpCaller,
  path: string,
  into: Map<string, string>,
) {
  const { body: scenes } = await caller.call<Scene[]>('GET', `${path}/scenes`);
  for (const url of scenes.flatMap(({ imageUrl, audioUrl }) => [imageUrl, audioUrl])) {
    if (!url) continue;
    const headers = { cookie: caller.cookie };
    const found = await fetch(`${server.url}${url}`, { headers });
    await found.body?.cancel();
    into.set(url, found.headers.get('last-modified') ?? 'unknown');
  }
}
