import { courtesies } from './courtesy-frames-english.ts';
import type { Frames } from './frame-sets.ts';

export const english: Frames = {
  ...courtesies,
  untold: {
    any: [
      'I was never told that.',
      'That was never told to me, so I will not make it up.',
      'Nothing I was told speaks of that.',
      'That one I cannot answer, {dear}. It was never told to me.',
      'I was told no story about that, and I will not invent one.',
    ],
    formal: [
      'That is not among the things I was told, and I will not invent it.',
      'I was never told, and I would not wish to guess.',
    ],
    informal: [
      "Nobody ever told me that one, so I won't make it up.",
      "I was never told that, {dear}, and I'll not guess.",
      "Now there I can't help you, {dear}. Nobody told me.",
      'None of the stories I was told goes into that.',
    ],
    warm: ['A fair question, {dear}, but the answer was never told to me.'],
    blunt: ['Never told. I will not guess.'],
    careful: ['I was never told that, and I would rather say so than get it wrong.'],
  },
  untoldAgain: {
    any: [
      'I was not told that either.',
      'Nor was I told that.',
      'Of that I was told nothing either, {dear}.',
      'That was not told to me, either.',
    ],
    informal: [
      'Nobody told me that one either, {dear}.',
      "Nor that. It's another one I was never told.",
      "I'm as much in the dark there, {dear}. It wasn't told.",
    ],
    blunt: ['Not told either.'],
  },
  nearest: {
    any: [
      'What comes nearest in what I was told is “{title}”.',
      'The story “{title}” may touch on it.',
      'It may be worth looking in “{title}”.',
    ],
    informal: ['The nearest I have is “{title}”, {dear}.'],
  },
  addIt: {
    any: [
      'If you know it, you can add it on the training page.',
      'If somebody in the family knows, it can be added on the training page.',
      'Should you find out, the training page is the place to write it down.',
    ],
    informal: [
      "If you know, pop it on the training page and I'll have it from then on.",
      'If someone in the family knows, it can go on the training page.',
    ],
  },
  beyond: {
    any: [
      'That is beyond me. I know nothing but what was told of {name}.',
      'Of the world outside the stories of {name} I know nothing.',
    ],
    informal: ["That's beyond me, {dear}. All I know is what was told of {name}."],
  },
  notForMe: {
    any: [
      'That is not something I do. I only tell what was told of {name}.',
      'I will leave that alone. I keep to what was told of {name}.',
    ],
    informal: ["That's not for me, {dear}. I keep to what was told of {name}."],
  },
  unclear: {
    any: [
      'I am not sure what you mean, {dear}. A few more words will do.',
      'Say a little more, {dear}.',
    ],
    informal: ["I'm not sure what you mean, {dear}. Say a little more."],
  },
  veryWell: {
    any: ['Very well, {dear}.', 'As you like, {dear}.'],
    informal: ['Right you are, {dear}.'],
  },
  noMore: {
    any: ['That is as far as it was told to me.', 'I was told no more of it than that.'],
    informal: ["That's as much of it as I was ever told."],
  },
  endOfStory: {
    any: [
      'The story ends there. What came after was not told to me.',
      'That is where it ends, as it was told to me.',
      'There it stops. I was told nothing of what came next.',
    ],
    informal: [
      "That's where that one ends, {dear}. Nobody told me what came after.",
      "It stops there, {dear}, and I'll not make up the rest.",
    ],
  },
  before: {
    any: ['There is some that I left out:', 'I passed over this part:'],
    informal: ["Here's a bit I left out:"],
  },
  noStories: {
    any: ['I have told every story that I was told.', 'There is no other story that I was told.'],
  },
  seeAProfessional: {
    any: [
      'That is not something to take from me. I am an AI made from family stories, and this wants somebody who is qualified and knows how things stand with you.',
    ],
    informal: [
      "That's not one to take from me. I'm an AI made from family stories, and you want somebody qualified who knows how things stand with you.",
    ],
  },
  opener: {
    any: [
      'I can answer that from what was told.',
      'That is in the stories.',
      'That one was told to me.',
    ],
    formal: ['That I can answer, from what was told.', 'Certainly. It was told like this.'],
    informal: ['Oh, I can tell you that one.', "Right, here's how that goes.", 'Well now.'],
    warm: ["That's a good thing to ask, {dear}.", 'Thank you for asking that.'],
    blunt: ['Here it is.'],
    bright: ['Here is a good one.', 'Now this one is worth the telling.'],
    sober: ['Plainly, then.'],
    careful: ['I will keep to just what was told.', 'Let me be careful to say only what was told.'],
    steady: ['Simple enough.'],
    curious: ['There may be more sides to it; this is the one that was told.'],
    plain: ['Just as it was.'],
    exact: ['Exactly as it was told to me.'],
  },
  familyTells: {
    any: [
      'The way the family tells it:',
      'This is how the family tells it:',
      'In the family it is told like this:',
      'As the family has it:',
    ],
    formal: ['As it has been told in the family:', 'The family gives this account:'],
    informal: ["Here's how the family tells it:"],
  },
  toldInOtherLanguage: {
    any: [
      'It was told in Portuguese, so here it is as it was told:',
      'I was told this in Portuguese, in these words:',
    ],
  },
  advice: {
    any: [
      'I can only offer what was told.',
      'All I have to offer is what was told.',
      'What was told is the best I can give you.',
    ],
    informal: ['I can only give you what I was told, {dear}.', "I've only what was told to go on."],
  },
  storyLead: {
    any: ['This one is called “{title}”.', 'Here is “{title}”.'],
    formal: ['Permit me to tell “{title}”.'],
    informal: ["Here's one, “{title}”.", 'How about “{title}”.'],
    bright: ['Here is a good one, “{title}”.'],
  },
  funnyLead: {
    any: ['There is laughing in this one, “{title}”.', 'Somebody laughs in “{title}”.'],
    informal: ["There's a laugh in this one, “{title}”."],
  },
  sadLead: { any: ['There is sorrow in this one, “{title}”.', 'This is a sad one, “{title}”.'] },
  scaryLead: {
    any: ['There is some fear in this one, “{title}”.', 'This one has a fright in it, “{title}”.'],
  },
  noFunny: {
    any: [
      'I have no story left with laughing in it, and no jokes of my own.',
      'No story I was told, of those that are left, speaks of laughing.',
    ],
    informal: ["I've no story left with a laugh in it, {dear}, and no jokes of my own."],
  },
  noSad: { any: ['I have no story left that speaks of sorrow.'] },
  noScary: { any: ['I have no story left that speaks of being afraid.'] },
  moreToIt: {
    any: ['That is not quite the end of it.', 'There is a little more to that one.'],
    informal: ["That's not the whole of it, mind.", "There's a bit more to that one."],
  },
  facts: {
    fullName: 'My full name is given as {fullName}.',
    birthPlace: 'I was born in {birthPlace}.',
    birthPlaceAndYear: 'I was born in {birthPlace}, in {birthYear}.',
    birthYear: 'I was born in {birthYear}.',
    age: 'I was born in {birthYear}; in {year} that makes {age} years.',
    ageThen: 'I was born in {birthYear}, so in {year} I was {ageBefore} or {age}.',
    deathYear: 'The family wrote down {deathYear} as the year of my death.',
    occupationTrade: 'I was {occupation}.',
    occupation: 'Of my work the family says this:',
    religionAdjective: 'I was {religion}.',
    religion: 'Of my faith the family says this:',
    senseOfHumor: 'Of my humour the family says this:',
    communicationStyle: 'Of the way I talked the family says this:',
    accentDescription: 'And of how it sounded:',
    commonPhrases: 'These are the sayings that were told of me:',
    passion: 'I loved {items}.',
    passions: 'What I loved: {items}.',
    values: 'What mattered to me: {items}.',
  },
};
