/** Why a run ends early without having failed: somebody deleted the story or changed it. */
export class Superseded extends Error {
  constructor() {
    super('the story was deleted or changed while it was made');
    this.name = 'Superseded';
  }
}

interface Run {
  controller: AbortController;
  done: Promise<unknown>;
}

export type RunningStories = ReturnType<typeof createRunningStories>;

/** What this process is making right now, so that it can be stopped at once. */
export function createRunningStories() {
  const runs = new Map<string, Set<Run>>();

  return {
    /** Runs `work` with a signal that `supersede` gives. */
    async run<Result>(
      storyId: string,
      signal: AbortSignal,
      work: (signal: AbortSignal, supersede: () => void) => Promise<Result>,
    ): Promise<Result> {
      const controller = new AbortController();
      const supersede = () => controller.abort(new Superseded());
      const working = work(AbortSignal.any([signal, controller.signal]), supersede);
      const run: Run = { controller, done: working.catch(() => undefined) };
      const ofStory = runs.get(storyId) ?? new Set();
      runs.set(storyId, ofStory.add(run));
      try {
        return await working;
      } finally {
        ofStory.delete(run);
        if (ofStory.size === 0) runs.delete(storyId);
      }
    },

    /** Ends what is made of this story here, its ffmpeg too, and waits until it has ended. */
    async supersede(storyId: string): Promise<void> {
      const ofStory = [...(runs.get(storyId) ?? [])];
      for (const { controller } of ofStory) controller.abort(new Superseded());
      await Promise.all(ofStory.map(({ done }) => done));
    },
  };
}

/** How soon a run notices that its story was deleted or changed by another process. */
const everyMs = 1_000;

/** Calls back once a story is gone or at another revision; answers how to stop looking. */
export function watchRevision(
  findRevision: () => Promise<number | undefined>,
  revision: number,
  onSuperseded: () => void,
): () => void {
  const timer = setInterval(async () => {
    const current = await findRevision().catch(() => revision);
    if (current === revision) return;
    clearInterval(timer);
    onSuperseded();
  }, everyMs);
  return () => clearInterval(timer);
}
