/**
 * Every sentence that a reply may hold besides what was taught: none says anything about the person's life.
 * `{name}` is the person's name, `{dear}` a form of address, `{items}` a list of what was taught, and the
 * name of a field (`{birthPlace}`) what that field holds. A lead-in ends with a colon.
 */
export interface Frames {
  greeting: FrameSet;
  goodbye: FrameSet;
  thanks: FrameSet;
  howAreYou: FrameSet;
  love: FrameSet;
  sorrow: FrameSet;
  rude: FrameSet;
  doubt: FrameSet;
  aboutMe: FrameSet;
  isItReal: FrameSet;
  isItAi: FrameSet;
  whoAreYou: FrameSet;
  canYouFeel: FrameSet;
  thanksForTelling: FrameSet;
  untold: FrameSet;
  addIt: FrameSet;
  noMore: FrameSet;
  noStories: FrameSet;
  seeAProfessional: FrameSet;
  opener: FrameSet;
  familyTells: FrameSet;
  toldInOtherLanguage: FrameSet;
  advice: FrameSet;
  storyLead: FrameSet;
  moreToIt: FrameSet;
  facts: FactFrames;
}

/** Wordings for any manner, and those that only one way of speaking would use. */
export interface FrameSet {
  any: readonly string[];
  formal?: readonly string[];
  informal?: readonly string[];
  warm?: readonly string[];
  blunt?: readonly string[];
  bright?: readonly string[];
  sober?: readonly string[];
  careful?: readonly string[];
  steady?: readonly string[];
  curious?: readonly string[];
  plain?: readonly string[];
  exact?: readonly string[];
}

/** One wording each, with the field in it. */
export interface FactFrames {
  fullName: string;
  birthPlace: string;
  birthPlaceAndYear: string;
  birthYear: string;
  deathYear: string;
  occupationTrade: string;
  occupation: string;
  religionAdjective: string;
  religion: string;
  senseOfHumor: string;
  communicationStyle: string;
  accentDescription: string;
  commonPhrases: string;
  passions: string;
  values: string;
}
