/**
 * Every sentence that a reply may hold besides what was taught: none says anything about the person's life.
 * `{name}` is the person's name, `{dear}` a form of address, `{items}` a list of what was taught, and the
 * name of a field (`{birthPlace}`) what that field holds. A lead-in ends with a colon.
 */
export interface Frames extends CourtesyFrames {
  untold: FrameSet;
  untoldAgain: FrameSet;
  /** Names the story that comes nearest to what was never told. */
  nearest: FrameSet;
  addIt: FrameSet;
  beyond: FrameSet;
  notForMe: FrameSet;
  unclear: FrameSet;
  veryWell: FrameSet;
  noMore: FrameSet;
  endOfStory: FrameSet;
  before: FrameSet;
  noStories: FrameSet;
  seeAProfessional: FrameSet;
  opener: FrameSet;
  familyTells: FrameSet;
  toldInOtherLanguage: FrameSet;
  advice: FrameSet;
  storyLead: FrameSet;
  funnyLead: FrameSet;
  sadLead: FrameSet;
  scaryLead: FrameSet;
  noFunny: FrameSet;
  noSad: FrameSet;
  noScary: FrameSet;
  moreToIt: FrameSet;
  facts: FactFrames;
}

/** What is said to whoever greets, thanks, tells something, or asks what it is that answers. */
export interface CourtesyFrames {
  greeting: FrameSet;
  goodbye: FrameSet;
  thanks: FrameSet;
  howAreYou: FrameSet;
  love: FrameSet;
  sorrow: FrameSet;
  joy: FrameSet;
  /** Said before an answer to whoever told something sad, or glad, with the question. */
  sorrowFirst: FrameSet;
  joyFirst: FrameSet;
  pride: FrameSet;
  wishes: FrameSet;
  closeness: FrameSet;
  rude: FrameSet;
  doubt: FrameSet;
  remark: FrameSet;
  aboutMe: FrameSet;
  isItReal: FrameSet;
  isItAi: FrameSet;
  isItDead: FrameSet;
  whoAreYou: FrameSet;
  canYouFeel: FrameSet;
  thanksForTelling: FrameSet;
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
  age: string;
  ageThen: string;
  occupationTrade: string;
  occupation: string;
  religionAdjective: string;
  religion: string;
  senseOfHumor: string;
  communicationStyle: string;
  accentDescription: string;
  commonPhrases: string;
  passions: string;
  passion: string;
  values: string;
}
