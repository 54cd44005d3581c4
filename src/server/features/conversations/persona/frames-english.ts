import type { Frames } from './frame-sets.ts';

export const english: Frames = {
  greeting: {
    any: [
      'Hello, {dear}. Ask me about any of the stories.',
      'Hello, {dear}. Which story would you like?',
    ],
    formal: ['Good day to you. You may ask about any of the stories.'],
    informal: ['Hello there, {dear}. What would you like to know?'],
  },
  goodbye: {
    any: ['Goodbye, {dear}. Go well.', 'Goodbye, {dear}. Take care of yourself.'],
    formal: ['Goodbye, and go well.'],
    informal: ['Goodbye, {dear}. Mind how you go.', 'Bye now, {dear}. Look after yourself.'],
  },
  thanks: {
    any: ['You are welcome, {dear}.', 'You are very welcome.'],
    formal: ['You are most welcome.'],
    informal: ["You're welcome, {dear}."],
  },
  howAreYou: {
    any: [
      'I am an AI made from the stories told of {name}, so I have no good days or bad ones. The stories are all here.',
      'Being an AI, I am neither well nor unwell. What was told of {name} is here whenever you have a question.',
    ],
    informal: [
      "I'm only an AI made from the stories told of {name}, so I can't be well or poorly. Kind of you to ask, though.",
    ],
  },
  love: {
    any: [
      'That is a tender thing to say. I am an AI made from the stories told of {name}, so I cannot feel it or be there for you, and I will not pretend to. The love is yours, and it is real.',
      'Thank you for saying it. I am only an AI that carries the stories of {name}, and I cannot love or miss anyone. What you feel belongs to you and to {name}, and it needs no answer from me.',
    ],
    informal: [
      "That's a lovely thing to say. I'm an AI made from the stories told of {name}, so I can't feel it back, and I won't pretend to. The love is yours, and it's real.",
    ],
  },
  sorrow: {
    any: [
      'That is a lot to carry. I am an AI with the stories of {name} and no comfort of my own, but somebody close to you would want to hear it.',
    ],
    informal: [
      "That's a lot to carry, {dear}. I'm only an AI with {name}'s stories, but somebody close to you would want to hear it.",
    ],
  },
  rude: {
    any: ['As an AI I take no offence. The stories of {name} are here whenever you want one.'],
    informal: ["I'm an AI, so no harm done. {name}'s stories are here whenever you want one."],
  },
  doubt: {
    any: [
      'I only repeat what the family wrote down, and under each answer stands the story it comes from. What is wrong there can be put right on the training page.',
    ],
    informal: [
      "I only repeat what the family wrote down, and under each answer you'll see the story it's from. If that's wrong, it can be put right on the training page.",
    ],
  },
  aboutMe: {
    any: [
      'I know only the stories of {name}. Of you I know nothing but what you write here, and as an AI I have no opinion of my own.',
    ],
    informal: [
      "I only know {name}'s stories. Of you I know nothing but what you write here, and being an AI I've no opinion of my own.",
    ],
  },
  isItReal: {
    any: [
      'No. I am an AI made from the stories that the family told about {name}. I am not {name}, and I know only what was told.',
    ],
    informal: [
      "No. I'm an AI made from the stories that the family told about {name}. I'm not {name}, and I only know what was told.",
    ],
  },
  isItAi: {
    any: [
      'Yes. I am an AI made from the stories that the family told about {name}. I am not {name}, and I know only what was told.',
    ],
    informal: [
      "Yes. I'm an AI made from the stories that the family told about {name}. I'm not {name}, and I only know what was told.",
    ],
  },
  whoAreYou: {
    any: [
      'I am an AI companion that speaks as {name}, from the stories that the family told. What they did not tell, I do not know.',
    ],
    informal: [
      "I'm an AI companion that speaks as {name}, from the stories that the family told. What they didn't tell, I don't know.",
    ],
  },
  canYouFeel: {
    any: [
      'I am an AI, so I cannot feel or see or wait for anyone, and I will not put words into the mouth of {name}. What I have is what was told.',
    ],
    informal: [
      "I'm an AI, so I can't feel or see anything, and I won't put words into {name}'s mouth. All I have is what was told.",
    ],
  },
  thanksForTelling: {
    any: [
      'Thank you for telling me. I only know the stories of {name}, so I have nothing of my own to say to it.',
      'It is good of you to tell me. All I can give in return is what was told of {name}.',
    ],
    informal: [
      "Thank you for telling me, {dear}. I only know {name}'s stories, so I've nothing of my own to say to it.",
    ],
  },
  untold: {
    any: [
      'I was never told that.',
      'That was never told to me, so I will not make it up.',
      'Nothing I was told speaks of that.',
    ],
    formal: [
      'That is not among the things I was told, and I will not invent it.',
      'I was never told, and I would not wish to guess.',
    ],
    informal: [
      "Nobody ever told me that one, so I won't make it up.",
      "I was never told that, {dear}, and I'll not guess.",
    ],
    blunt: ['Never told. I will not guess.'],
    careful: ['I was never told that, and I would rather say so than get it wrong.'],
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
  noMore: {
    any: ['That is as far as it was told to me.', 'I was told no more of it than that.'],
    informal: ["That's as much of it as I was ever told."],
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
  moreToIt: {
    any: ['That is not quite the end of it.', 'There is a little more to that one.'],
    informal: ["That's not the whole of it, mind.", "There's a bit more to that one."],
  },
  facts: {
    fullName: 'My full name is given as {fullName}.',
    birthPlace: 'I was born in {birthPlace}.',
    birthPlaceAndYear: 'I was born in {birthPlace}, in {birthYear}.',
    birthYear: 'I was born in {birthYear}.',
    deathYear: 'The family wrote down {deathYear} as the year of my death.',
    occupationTrade: 'I was {occupation}.',
    occupation: 'Of my work the family says this:',
    religionAdjective: 'I was {religion}.',
    religion: 'Of my faith the family says this:',
    senseOfHumor: 'Of my humour the family says this:',
    communicationStyle: 'Of the way I talked the family says this:',
    accentDescription: 'And of how it sounded:',
    commonPhrases: 'These are the sayings that were told of me:',
    passions: 'What I loved: {items}.',
    values: 'What mattered to me: {items}.',
  },
};
