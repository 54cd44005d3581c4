interface TrainingContent {
  readonly fullName: string;
  readonly birthPlace: string;
  readonly occupation: string;
  readonly communicationStyle: string;
  readonly senseOfHumor: string;
  readonly commonPhrases: readonly string[];
  readonly passions: readonly string[];
  readonly values: readonly string[];
  readonly stories: readonly unknown[];
}

interface Step {
  readonly points: number;
  readonly help: string;
  readonly done: (training: TrainingContent) => boolean;
}

/** What counts towards a full training, and the words for what would still help. */
const steps: readonly Step[] = [
  { points: 20, help: 'their full name', done: (t) => t.fullName.trim() !== '' },
  { points: 5, help: 'where they were born', done: (t) => t.birthPlace.trim() !== '' },
  { points: 5, help: 'what work they did', done: (t) => t.occupation.trim() !== '' },
  { points: 5, help: 'how they talked', done: (t) => t.communicationStyle.trim() !== '' },
  { points: 5, help: 'what made them laugh', done: (t) => t.senseOfHumor.trim() !== '' },
  { points: 10, help: 'two phrases they often said', done: (t) => t.commonPhrases.length >= 2 },
  { points: 5, help: 'something they loved', done: (t) => t.passions.length >= 1 },
  { points: 5, help: 'something they believed in', done: (t) => t.values.length >= 1 },
  { points: 20, help: 'a first story', done: (t) => t.stories.length >= 1 },
  { points: 10, help: 'a second story', done: (t) => t.stories.length >= 2 },
  { points: 10, help: 'a third story', done: (t) => t.stories.length >= 3 },
];

/** Percent (0-100) of what makes a good training. */
export function trainingProgress(training: TrainingContent): number {
  return steps.reduce((sum, step) => sum + (step.done(training) ? step.points : 0), 0);
}

/** What would still help, most valuable first, in words that follow 'It would still help to add'. */
export function trainingStillHelpful(training: TrainingContent): string[] {
  return steps
    .filter((step) => !step.done(training))
    .sort((a, b) => b.points - a.points)
    .map((step) => step.help);
}
