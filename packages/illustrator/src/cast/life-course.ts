import type { Milestone } from './cast.ts';

/** Without any age told: a life from childhood to old age over the length of the story. */
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
