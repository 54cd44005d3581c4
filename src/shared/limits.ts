/** Business constants shared by server and browser. Lengths are in characters, sizes in bytes. */
export const limits = {
  password: { min: 6, max: 256 },
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
} as const;

/** Milliseconds. */
export const timings = {
  toastVisible: 5_000,
} as const;
