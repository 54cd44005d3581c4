import type { StoryStep } from '#shared/contracts/stories.ts';

/** A step that did not succeed, however often it was tried. */
export class StepFailed extends Error {
  readonly step: StoryStep;

  constructor(step: StoryStep, cause: unknown) {
    super(`the step "${step}" failed`, { cause });
    this.name = 'StepFailed';
    this.step = step;
  }
}

const kept = 'Your text is safe; please try again.';

/** Why a story failed, for the person who waits for it. */
export const sentenceFor: Record<StoryStep, string> = {
  split: `Your story could not be divided into scenes. ${kept}`,
  illustrate: `The pictures could not be made. ${kept}`,
  narrate: `The narration could not be spoken. ${kept}`,
  assemble: `The film could not be put together. ${kept}`,
};
