import type { Act } from '@heartwood/reading/read-message';
import type { CompanionVoice } from '#shared/contracts/ancestors.ts';

/** Sentences of a companion's own, in several wordings; `{name}` is the person. Spoken as the person, or about them. */
export type Sentences = readonly string[] | Readonly<Record<CompanionVoice, readonly string[]>>;

/** What a companion says of its own, in one language. What the person or the family told is only ever quoted. */
export interface Wording {
  /** Replies to what is no question about the life. */
  acts: Readonly<Record<Exclude<Act, 'life-question' | 'story-request'>, Sentences>>;
  greetingByName: Sentences;
  /** In reply to what may be danger; Heartwood's line with help stands beneath it. */
  heard: Sentences;
  /** In reply to ordinary words that follow on what may be danger. */
  afterDanger: Sentences;
  /** In reply to a child. */
  toChild: Readonly<Record<'greeting' | 'feeling' | 'other', Sentences>>;
  /** Of someone whom the user has told of: `{who}` and `{relation}`. */
  askersPerson: string;
  perhaps: Sentences;
  /** Before passages that hardly answer. */
  perhapsFar: Sentences;
  /** Before passages that a correction may have asked for. */
  perhapsMeant: Sentences;
  perhapsAdvice: Sentences;
  untold: Sentences;
  /** Where a true event is pinned on another person: `{actual}` and `{asked}`. */
  otherPerson: Sentences;
  /** Before words of the person that were told by themself. */
  ownWords: Sentences;
  /** Before words that `{teller}` tells. */
  tellerTells: string;
  familyTells: string;
  /** Before the person's words on loss, love or quarrels. */
  onLoss: Sentences;
  onLove: Sentences;
  again: Sentences;
  storyLead: Sentences;
  noStories: Sentences;
  endOfStory: Sentences;
  /** Words that stories on a theme hold, to find the person's own words. */
  themes: Readonly<Record<'loss' | 'death' | 'love' | 'quarrel' | 'parting' | 'funny', string>>;
}
