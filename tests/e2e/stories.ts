import { type Scene, type Story, story } from '#shared/contracts/stories.ts';
import { test as base, expect } from './fixtures.ts';
import { createTeller, type Teller } from './teller.ts';

/** A story of a few words, made to the end with its film, and who tells it. */
export interface MadeStory extends Teller {
  story: Story;
  scenes: Scene[];
}

export const lifeStory =
  'I was born in a village by the sea, in the winter of 1931. My father mended nets at the harbour every morning. In the summer of 1952 I married Ana, and the whole street danced.';

async function tell(teller: Teller, isMade: (told: Story) => boolean): Promise<MadeStory> {
  const data = { userId: teller.user.id, title: 'Nets, & a Dance', lifeStory };
  const { id } = story.parse(await (await teller.api.post('/api/stories', { data })).json());
  await expect.poll(async () => isMade(await teller.getStory(id)), { timeout: 150_000 }).toBe(true);
  return { ...teller, story: await teller.getStory(id), scenes: await teller.listScenes(id) };
}

interface StoryFixtures {
  /** A story of this worker, made to the end with its film. Not to be changed. */
  made: MadeStory;
  /** A story of this worker to be changed: its scenes are there, its film is on the way. */
  changeable: MadeStory;
}

export const test = base.extend<object, StoryFixtures>({
  made: [
    async ({ server }, use) => {
      const teller = await createTeller(server.url);
      await use(await tell(teller, ({ status }) => status === 'completed'));
      await teller.api.dispose();
    },
    { scope: 'worker', timeout: 170_000 },
  ],
  changeable: [
    async ({ server }, use) => {
      const teller = await createTeller(server.url);
      const hasScenes = ({ status, progress }: Story) =>
        status === 'completed' || progress?.step === 'assemble';
      await use(await tell(teller, hasScenes));
      await teller.api.dispose();
    },
    { scope: 'worker', timeout: 170_000 },
  ],
});

export { expect } from './fixtures.ts';
