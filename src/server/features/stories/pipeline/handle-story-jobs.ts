import { type HandledJob, handleJob } from '#server/platform/jobs/job.ts';
import { removeStaleFolders } from '#server/platform/media/temporary-folder.ts';
import type { Needs } from '#server/platform/platform.ts';
import { jobKeyOf, makeStory, makeVertical, rescueStories } from '../stories.jobs.ts';
import { createStoriesRepository } from '../stories.repository.ts';
import { createStoryMaker, type StoryMakerOptions } from './make-story.ts';
import { createVerticalMaker } from './make-vertical.ts';

type RescueOptions = Needs<'db' | 'cautiousClock' | 'jobs' | 'workFolder'>;

/** What a run that takes longer would have been ended by anyway. */
const staleMs = 60 * 60 * 1000;

/** The jobs of stories with what they do. */
export function handleStoryJobs(options: StoryMakerOptions & RescueOptions): HandledJob[] {
  const rescue = createRescue(options);
  return [
    handleJob(makeStory, createStoryMaker(options)),
    handleJob(makeVertical, createVerticalMaker(options)),
    handleJob(rescueStories, rescue),
  ];
}

/** Resends the jobs of unfinished stories; the singleton key refuses those that wait or run. */
function createRescue({ db, cautiousClock, jobs, workFolder }: RescueOptions) {
  const stories = createStoriesRepository(db);
  return async () => {
    const unfinished = [
      ...(await stories.listUnfinished()).map((story) => ({ ...story, job: makeStory })),
      ...(await stories.listUnfinishedVertical()).map((story) => ({ ...story, job: makeVertical })),
    ];
    for (const { id: storyId, revision, job } of unfinished) {
      const asked = { storyId, revision };
      await jobs.send(job, asked, { singletonKey: jobKeyOf(asked) });
    }
    await removeStaleFolders(workFolder, new Date(cautiousClock.now().getTime() - staleMs));
  };
}
