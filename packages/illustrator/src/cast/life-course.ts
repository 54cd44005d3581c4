import { ageIn, type Narrator } from '../lexicon/ages.ts';

/** How old the main person is at a place in the story, 0 to 1. */
export interface Milestone {
  at: number;
  years: number;
}

/** Ages in the order in which the story tells them. */
export const milestonesOf = (text: string, narrator: Narrator): Milestone[] =>
  [...text.matchAll(/[^.!?\n]+[.!?\n]*/gu)].flatMap(({ 0: sentence, index }) => {
    const clue = ageIn(sentence, narrator);
    return clue ? [{ at: index / text.length, years: clue.years }] : [];
  });

/** Used where no age is told: a life from childhood to old age over the length of the story. */
const course: readonly Milestone[] = [
  { at: 0, years: 6 },
  { at: 0.15, years: 10 },
  { at: 0.3, years: 19 },
  { at: 0.5, years: 32 },
  { at: 0.7, years: 50 },
  { at: 0.85, years: 66 },
  { at: 1, years: 76 },
];

function between(before: Milestone, after: Milestone, at: number): number {
  const later = Math.max(before.years, after.years);
  const span = after.at - before.at;
  return span <= 0 ? later : before.years + ((later - before.years) * (at - before.at)) / span;
}

/** How old the main person is at a place in the story, between the ages that it tells. */
export function along(told: readonly Milestone[], at: number): number {
  const milestones = told.length > 0 ? told : course;
  const before = milestones.filter((milestone) => milestone.at <= at).at(-1);
  const after = milestones.find((milestone) => milestone.at > at);
  if (before && after) return between(before, after, at);
  if (before) return Math.min(88, before.years + (at - before.at) * 40);
  return after ? Math.max(4, Math.min(after.years, after.years - (after.at - at) * 30)) : 30;
}

/** The year of birth, where it is told. */
export function birthYearOf(text: string): number | undefined {
  const born =
    text.match(/(?:born|nasci|nasceu)[^.!?]{0,60}?(1[89]\d\d|20\d\d)/iu)?.[1] ??
    text.match(/\((1[89]\d\d|20\d\d)\s*[–-]/u)?.[1];
  if (born) return Number(born);
  const then =
    text.match(/\b[Ii]n (1[89]\d\d|20\d\d),? when I was (\d{1,2})\b/u) ??
    text.match(/\b[Ee]m (1[89]\d\d|20\d\d),? quando (?:eu )?tinha (\d{1,2})\b/u);
  return then ? Number(then[1]) - Number(then[2]) : undefined;
}

/** An estimate where none is told: the median of the years that the story names, each less the age reached there. */
export function guessBirthYear(text: string, milestones: readonly Milestone[]): number | undefined {
  const guesses = [...text.matchAll(/\b(?:[Ii]n|[Ee]m|[Oo]f|[Dd]e|came) (1[89]\d\d|20\d\d)\b/gu)]
    .map((match) => Number(match[1]) - along(milestones, match.index / text.length))
    .sort((a, b) => a - b);
  const middle = guesses[Math.floor(guesses.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}
