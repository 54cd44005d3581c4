// `npm run bench:story -- FILE`: a life as a film, offline, beside one plain ffmpeg command over the same stills.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { framesOf } from '#server/features/stories/film/film-timing.ts';
import { stillKeyOf } from '#server/features/stories/story-files.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { stageFile } from '#server/platform/media/temporary-folder.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { signUpAt } from '#tests/support/http-caller.ts';
import { usualBuild } from '#tests/support/media-files.ts';
import { startServer } from '#tests/support/server.ts';
import { timePlainCommand } from './plain-command.ts';
import { type Watched, watchStory } from './watch-story.ts';

const file = process.argv[2] ?? 'samples/lives/a-seat-upstairs.md';
const lifeStory = await readFile(file, 'utf8');
const write = (line: string) => process.stdout.write(`${line}\n`);
const s = (seconds: number) => `${seconds.toFixed(1)} s`;
const load = () =>
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`;
const folder = await mkdtemp(join(tmpdir(), 'heartwood-bench-story-'));
const server = await startServer({ env: { LOG_LEVEL: 'warn' } });

function report(what: string, { seconds, steps, peakMb }: Watched) {
  write(`${what}: ${s(seconds)}, peak memory ${peakMb.toFixed(0)} MB with all programs`);
  for (const [step, took] of steps)
    write(`  ${step.padEnd(12)} ${s(took.seconds).padStart(8)}, processor ${s(took.processor)}`);
}

async function fetchStills(storyId: string, scenes: readonly Scene[]) {
  const storage = createDiskStorage({
    ...{ folder: join(server.dataDir, 'files'), uploadUrl: '', secret: 'none', clock: systemClock },
  });
  const shots: { still: string; frames: number }[] = [];
  for (const [index, scene] of scenes.entries()) {
    const hash = new URL(scene.imageUrl ?? '', server.url).searchParams.get('v');
    const still = join(folder, `${index}.webp`);
    await stageFile(storage, stillKeyOf(`stories/${storyId}/picture-${hash}.webp`), still);
    shots.push({ still, frames: framesOf(scene) });
  }
  const [first] = shots;
  // Two cards, for which the first still stands in.
  return first ? [{ ...first, frames: 75 }, ...shots, { ...first, frames: 75 }] : shots;
}

try {
  const words = lifeStory.split(/\s+/).filter(Boolean).length;
  write(`${basename(file)}: ${words} words; ${load()}`);
  const caller = await signUpAt(server.url);
  const told = { userId: caller.user.id, title: basename(file, '.md'), lifeStory };
  const { id } = (await caller.call<Story>('POST', '/api/stories', told)).body;
  const path = `/api/stories/${id}`;
  const first = await watchStory(caller, server.pid, path);
  if (first.story.status !== 'completed') throw new Error(first.story.error ?? 'it failed');
  const { body: scenes } = await caller.call<Scene[]>('GET', `${path}/scenes`);
  const lasts = first.story.videoDuration ?? 0;
  write(`a film of ${s(lasts)} in ${scenes.length} scenes; ${load()}`);
  report('made', first);

  const plain = await timePlainCommand(
    (await usualBuild()).ffmpegPath,
    await fetchStills(id, scenes),
    folder,
  );
  const assembled = first.steps.get('assemble') ?? { seconds: 0, processor: 0 };
  write(`one plain command: ${s(plain.seconds)}, processor ${s(plain.processor)}; ${load()}`);
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  write(
    `assembling / plain command: ${ratio(assembled.seconds, plain.seconds)} by the clock, ` +
      `${ratio(assembled.processor, plain.processor)} by the processor (goal: at most 1.4)`,
  );

  const middle = scenes[Math.floor(scenes.length / 2)];
  const narration = `${middle?.narration ?? ''} I remember it well.`;
  await caller.call('PUT', `${path}/scenes/${middle?.id}`, { narration });
  const edited = await watchStory(caller, server.pid, path);
  report(`one scene of ${scenes.length} told anew`, edited);
  write(`edited / made: ${ratio(edited.seconds, first.seconds)} (goal: below 0.33); ${load()}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
