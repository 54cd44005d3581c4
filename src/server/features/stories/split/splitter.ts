export interface SplitScene {
  /** Two to six words, of the scene's own. */
  title: string;
  /** Sentences of the life story, word for word and in their order. */
  narration: string;
  /** In English, for a picture model. */
  imagePrompt: string;
}

export interface SplitStory {
  /** BCP 47, of the life story; 'und' where it cannot be told. */
  language: string;
  scenes: SplitScene[];
}

export interface LifeToSplit {
  title: string;
  lifeStory: string;
  /** BCP 47, where it is known already. */
  language?: string;
}

/** Turns a written life into the scenes of a film. */
export interface Splitter {
  /** @throws AppError 413 for a text that is too long, 400 for one without a sentence. */
  split(life: LifeToSplit, signal?: AbortSignal): Promise<SplitStory>;
}
