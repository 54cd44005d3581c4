import { defineError } from '#server/platform/errors/app-error.ts';

export const ancestorNotFound = defineError(
  404,
  'ancestors.not-found',
  "This person doesn't exist or you don't have access to them.",
);
export const staleAncestor = defineError(
  409,
  'ancestors.stale',
  'Somebody changed this person in the meantime. Look at the newest version before you save.',
);
export const tooManyAncestors = defineError(
  413,
  'ancestors.too-many',
  'This family is as large as an account can hold. Remove somebody before you add another.',
);
export const unknownLink = defineError(
  400,
  'ancestors.link-unknown',
  'Please choose somebody of this family.',
);
export const selfLink = defineError(
  400,
  'ancestors.link-self',
  'Nobody can be their own parent or spouse.',
);
export const cyclicLink = defineError(
  400,
  'ancestors.link-cycle',
  'This would make somebody their own ancestor. Please choose another parent or spouse.',
);
export const yearsReversed = defineError(
  400,
  'request.invalid',
  'The year of death cannot be before the year of birth',
);
