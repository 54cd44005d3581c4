import type { Summarizer } from '../summarizer.ts';
import { composeSummary } from './compose-summary.ts';

/** Composes the summary by rules, with no model at all. */
export const offlineSummarizer: Summarizer = {
  async compose(person, training) {
    return composeSummary(person, training);
  },
  refresh: composeSummary,
};
