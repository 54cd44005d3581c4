import type { Fact } from '#shared/contracts/facts.ts';
import { relationWords } from './relation-words.ts';

type Said = Pick<Fact, 'subject' | 'relation' | 'object' | 'year'>;

/** What a fact says of whom: 'Rosa, mother-in-law'. */
export function factHeading({ subject, relation }: Said, name: string): string {
  return `${subject === 'self' ? name : subject}, ${relationWords(relation)}`;
}

/** What it says: 'Alhaja Risikat (1969)'; a year that is already in the words is not said again. */
export function factBody({ object, year }: Said): string {
  return year === null || object.includes(String(year)) ? object : `${object} (${year})`;
}

/** A whole fact in a line, for assistive technology and notices. */
export const factLine = (fact: Said, name: string) =>
  `${factHeading(fact, name)}: ${factBody(fact)}`;
