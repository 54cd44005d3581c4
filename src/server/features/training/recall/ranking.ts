/** `around` is what a word counts at each distance, in passages; found by measuring on conversations (`npm run bench:recall`). */
export const ranking = {
  k1: 1.2,
  passageB: 0.6,
  storyB: 0.6,
  around: [1, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15],
  aroundShare: 0.5,
  storyShare: 0.3,
  /** What a word of the title counts in every passage under it, beside the part it has in the story. */
  titleShare: 1,
  timeBonus: 2,
  /** What a passage gains when every word of the question is close by, and as much again when its story holds them all. */
  togetherBonus: 0.25,
  togetherWithin: 2,
  /** What a word of a question that is asked in the text counts in the answer: the passage after it. */
  answerCounts: 0.5,
  spokenBonus: 0.4,
  /** What a word counts that somebody else says in a talk with the person asked about. */
  otherVoiceCounts: 0.7,
  /** How far, as a part of the best score, a passage may fall behind before its part in its stretch falls to a third. */
  temperature: 0.1,
  /** What a further stretch counts, for each that its story has given already. */
  repeatShare: 0.8,
};
