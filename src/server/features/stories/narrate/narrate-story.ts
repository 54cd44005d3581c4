import { countWords } from '@heartwood/reading/words';
import type { Needs } from '#server/platform/platform.ts';
import type { Speech } from '#server/platform/speech/speech.ts';
import { SpeechError } from '#server/platform/speech/speech-driver.ts';
import { limits } from '#shared/limits.ts';
import { filmSeconds } from '../film/film-timing.ts';
import { storytellerRate } from '../split/spoken-seconds.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { doStep, type StoryRun } from '../story-run.ts';
import { keepNarration } from './keep-narration.ts';
import { type Narration, type Narrator, silentSeconds, speakNarration } from './speak-narration.ts';

export interface NarrateOptions extends Needs<'storage' | 'speech' | 'ffmpeg' | 'workFolder'> {
  /** The voice for a life: of its language, and of the gender of whom it is about. */
  chooseNarrator(story: StoryRow): Promise<Narrator>;
}

/** Speaks the missing narrations; a first film that would be too long is spoken again a little faster. */
export async function narrateStory(options: NarrateOptions, run: StoryRun): Promise<void> {
  const { story, scenes, stories, signal } = run;
  const usual = await options.chooseNarrator(story);
  let pace = story.pace ?? storytellerRate;

  const narrateMissing = async () => {
    const all = await scenes.list(story.id);
    if (all.every(({ status }) => status === 'completed')) return all;
    await doStep(run, 'narrate', all.length, async (reportProgress) => {
      const missing = (await scenes.list(story.id)).filter(({ status }) => status !== 'completed');
      let done = all.length - missing.length;
      await reportProgress(done);
      for (const scene of missing) {
        const narrator = { ...usual, rate: usual.rate * pace };
        const narrated = scene.audioKey ? {} : await narrate(options, scene, narrator, signal);
        await scenes.updateMaking(scene, story.revision, { ...narrated, status: 'completed' });
        done += 1;
        await reportProgress(done);
      }
    });
    return scenes.list(story.id);
  };

  const spoken = await narrateMissing();
  if (story.pace !== null) return;
  const faster = fasterPace(story.lifeStory, spoken, pace);
  // In this order: after a crash between the two, a run computes the pace again.
  if (faster !== pace)
    for (const scene of spoken)
      await scenes.updateMaking(scene, story.revision, { audioKey: null, status: 'pending' });
  await stories.updateMaking(story.id, story.revision, { pace: faster });
  pace = faster;
  await narrateMissing();
}

async function narrate(
  options: NarrateOptions,
  { storyId, narration }: StorySceneRow,
  narrator: Narrator,
  signal: AbortSignal,
): Promise<Partial<StorySceneRow>> {
  const text = narration ?? '';
  const spoken = await speak(options.speech, text, narrator, signal);
  if (!spoken) return { audioKey: null, words: null, sceneDuration: silentSeconds(text) };
  const { sound, words, seconds } = spoken;
  const madeFrom = [options.speech.provider, narrator, text];
  const audioKey = await keepNarration(options, { storyId, madeFrom, sound }, signal);
  return { audioKey, words, sceneDuration: seconds };
}

/** Undefined for what no voice can read; the scene is shown without one then. */
async function speak(
  speech: Speech,
  text: string,
  narrator: Narrator,
  signal: AbortSignal,
): Promise<Narration | undefined> {
  try {
    return await speakNarration(speech, text, narrator, signal);
  } catch (error) {
    const isUnreadable =
      error instanceof SpeechError && ['nothing-to-say', 'cannot-read'].includes(error.fault);
    if (isUnreadable) return undefined;
    throw error;
  }
}

const { upToWords, usual, long } = limits.story.filmSeconds;
/** The fastest rate that is still pleasant to listen to. */
const fastest = 1.35;
const spare = 0.98;

/** How long the film of a life may last, in seconds. */
export const longestFilm = (lifeStory: string) =>
  countWords(lifeStory) <= upToWords ? usual : long;

/** The pace at which the film is no longer than it may be; the same one where it is not. */
function fasterPace(lifeStory: string, scenes: readonly StorySceneRow[], pace: number): number {
  const longest = longestFilm(lifeStory);
  const lasts = filmSeconds(scenes);
  if (lasts <= longest) return pace;
  // Silences do not become shorter.
  const silent = lasts - spokenSeconds(scenes);
  const needed = spokenSeconds(scenes) / Math.max(1, longest * spare - silent);
  return Math.min(fastest, pace * needed);
}

const spokenSeconds = (scenes: readonly StorySceneRow[]) =>
  scenes.reduce((sum, { words }) => {
    const [first, last] = [words?.at(0), words?.at(-1)];
    return first && last ? sum + (last.toMs - first.fromMs) / 1_000 : sum;
  }, 0);
