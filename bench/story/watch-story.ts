import { setTimeout as sleep } from 'node:timers/promises';
import type { Story } from '#shared/contracts/stories.ts';
import type { HttpCaller } from '#tests/support/http-caller.ts';
import { memoryOfTree, processorSeconds } from './process-tree.ts';

export interface Watched {
  story: Story;
  seconds: number;
  /** By step: of the clock, and of the processor with all children. */
  steps: Map<string, { seconds: number; processor: number }>;
  peakMb: number;
}

/** Seldom while programs work: each look costs the server time that would count as theirs. */
const everyMs = { assemble: 1_000, other: 100 };

/** Looks at a story in the making until it has ended. */
export async function watchStory(caller: HttpCaller, pid: number, path: string): Promise<Watched> {
  const steps: Watched['steps'] = new Map();
  const begin = performance.now();
  let [step, since, processor] = ['waiting', begin, processorSeconds(pid)];
  let peakMb = 0;
  for (;;) {
    const { body: story } = await caller.call<Story>('GET', path);
    const now = performance.now();
    peakMb = Math.max(peakMb, memoryOfTree(pid));
    const current = story.progress?.step ?? 'done';
    if (current !== step) {
      const before = steps.get(step) ?? { seconds: 0, processor: 0 };
      const used = processorSeconds(pid);
      steps.set(step, {
        seconds: before.seconds + (now - since) / 1_000,
        processor: before.processor + used - processor,
      });
      [step, since, processor] = [current, now, used];
    }
    if (story.status !== 'processing')
      return { story, seconds: (now - begin) / 1_000, steps, peakMb };
    await sleep(step === 'assemble' ? everyMs.assemble : everyMs.other);
  }
}
