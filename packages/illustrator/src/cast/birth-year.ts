import type { Milestone } from './cast.ts';
import { along } from './life-course.ts';

/** The year of birth that the words tell. */
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

/** Without one told: the year from which the years of the story, each at the age that the story has come to, count. */
export function guessBirthYear(text: string, milestones: readonly Milestone[]): number | undefined {
  const guesses = [...text.matchAll(/\b(?:[Ii]n|[Ee]m|[Oo]f|[Dd]e|came) (1[89]\d\d|20\d\d)\b/gu)]
    .map((match) => Number(match[1]) - along(milestones, match.index / text.length))
    .sort((a, b) => a - b);
  const middle = guesses[Math.floor(guesses.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}
