/** Parameters of the ranking, tuned with `npm run bench:recall`. */
export const ranking = {
  k1: 1.2,
  passageB: 0.6,
  storyB: 0.6,
  /** The weight of a word at each distance, in passages. */
  around: [1, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15],
  aroundShare: 0.5,
  storyShare: 0.3,
  /** The weight of a word of the title in every passage of the story. */
  titleShare: 1,
  timeBonus: 2,
  /** Bonus of a passage if all words of the question are near, and again if its story has them all. */
  togetherBonus: 0.25,
  togetherWithin: 2,
  /** The weight of a word in a passage that ends with a question, for the next passage: the answer. */
  answerCounts: 0.5,
  spokenBonus: 0.4,
  /** The weight of a word of other speakers, in a transcript with the person asked about. */
  otherVoiceCounts: 0.7,
  /** As a share of the best score: a passage so far below it contributes a third (1/e) to its span. */
  temperature: 0.1,
  /** Factor of a span for each span of the same story that was already chosen. */
  repeatShare: 0.8,
};
