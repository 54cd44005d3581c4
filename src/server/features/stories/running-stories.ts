/** Ends a run whose story was deleted or changed meanwhile; no failure. */
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

/** The runs of this process, so that they can be aborted at once. */
export function createRunningStories() {
  const runs = new Map<string, Set<Run>>();

  return {
    /** Runs `work` with a signal that `supersede` aborts. */
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

    /** Aborts the runs of this story in this process, with their ffmpeg, and waits until they have ended. */
    async supersede(storyId: string): Promise<void> {
      const ofStory = [...(runs.get(storyId) ?? [])];
      for (const { controller } of ofStory) controller.abort(new Superseded());
      await Promise.all(ofStory.map(({ done }) => done));
    },
  };
}

/** How soon a run notices that its story was deleted or changed by another process. */
const everyMs = 1_000;

/** Calls back once a story was deleted or has another revision. Returns how to stop watching. */
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
