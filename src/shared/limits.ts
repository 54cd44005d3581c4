/** Business constants shared by server and browser. Lengths are in characters, sizes in bytes. */
export const limits = {
  password: { min: 6, max: 256 },
  newPassword: { min: 10 },
  userName: { min: 1, max: 100 },
  email: { max: 254 },
  ancestorName: { min: 1, max: 50 },
  year: { min: 1, max: 9999 },
  traitScale: { min: 1, max: 10, default: 5, positivityDefault: 7 },
  trainingReadyPercent: 80,
  trainingText: { short: 200, long: 5_000 },
  trainingList: { items: 200, itemLength: 500 },
  storyTitle: { max: 200 },
  storyContent: { max: 500_000 },
  storiesPerAncestor: 5_000,
  tellerName: 100,
  factsPerAncestor: 2_000,
  openQuestion: { text: 500, answer: 5_000, perAncestor: 500 },
  companionPeople: 50,
  trainingBodyBytes: 48 * 1024 * 1024,
  profileImage: {
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 50_000_000,
    side: 512,
    types: ['image/jpeg', 'image/png', 'image/webp'],
  },
  message: { max: 4_000 },
  spokenText: { max: 4_000 },
  searchLength: 200,
  passageWords: 120,
  sourcesPerReply: 5,
  page: { max: 200, default: 100 },
  ancestorsPerAccount: 5_000,
  vault: {
    title: 100,
    description: 500,
    years: 50,
    months: 11,
    recipients: 20,
    /** A video of this many bytes is refused, one byte less is taken. */
    videoBytes: 100 * 1024 * 1024,
  },
  memory: {
    title: 200,
    description: 5_000,
    text: 500_000,
    tag: 50,
    tags: 50,
    about: 50,
    fileName: 255,
    fileBytes: 50 * 1024 * 1024,
    tagsOnCard: 3,
    daysUntilPurged: 30,
    perAccount: 100_000,
  },
  story: {
    title: 200,
    words: 20_000,
    /** Far more than so many words have, so that input that is no text is refused unread. */
    characters: 1_000_000,
    scenes: { min: 4, max: 14 },
    sceneTitle: 100,
    narration: 1_000,
    peopleInScene: 4,
    inTheMaking: 3,
    /** Of narration, in seconds. */
    spoken: { min: 6, max: 20 },
    sceneSeconds: 5,
    cardSeconds: 3,
    /** How long a film may last, and how long one of a long life. */
    filmSeconds: { upToWords: 2_000, usual: 150, long: 240 },
  },
  feedback: { subject: 200, message: 10_000, rating: { min: 1, max: 5 } },
  /** Of all files of an account. */
  storedBytes: 20 * 1024 ** 3,
} as const;

/** Milliseconds. */
export const timings = {
  toastVisible: 5_000,
  storyPoll: 2_000,
  playerTick: 100,
  playerControls: 3_000,
} as const;
