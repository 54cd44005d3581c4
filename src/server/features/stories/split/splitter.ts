export interface SplitScene {
  /** Two to six words of the scene. */
  title: string;
  /** Sentences of the life story, verbatim and in order. */
  narration: string;
  /** In English, for a picture model. */
  imagePrompt: string;
}

export interface SplitStory {
  /** BCP 47 tag of the life story's language; 'und' if unknown. */
  language: string;
  scenes: SplitScene[];
}

export interface LifeToSplit {
  title: string;
  lifeStory: string;
  /** BCP 47 tag, if known. */
  language?: string;
}

/** Splits a life story into the scenes of a film. */
export interface Splitter {
  /** @throws AppError 413 for a text that is too long, 400 for one without a sentence. */
  split(life: LifeToSplit, signal?: AbortSignal): Promise<SplitStory>;
}
