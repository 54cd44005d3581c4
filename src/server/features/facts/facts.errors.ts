import { defineError } from '#server/platform/errors/app-error.ts';
import { limits } from '#shared/limits.ts';

export const factNotFound = defineError(
  404,
  'facts.not-found',
  'One of these facts is no longer there. Look at the newest list before you save.',
);
export const tooManyFacts = defineError(
  413,
  'facts.too-many',
  `A person can have at most ${limits.factsPerAncestor} facts, dismissed ones included.`,
);
