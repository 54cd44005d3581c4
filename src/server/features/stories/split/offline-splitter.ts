import { splitStory } from './split-story.ts';
import type { Splitter } from './splitter.ts';

/** Splits by rules, with no model at all. */
export const offlineSplitter: Splitter = {
  async split(life) {
    return splitStory(life);
  },
};
