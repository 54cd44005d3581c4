import { defineError } from '#server/platform/errors/app-error.ts';

export const notSignedIn = defineError(401, 'auth.required', 'Please sign in to go on.');
/** Says the same of an unknown e-mail and of a wrong password. */
export const wrongCredentials = defineError(
  401,
  'auth.wrong-credentials',
  'Please check your credentials and try again.',
);
export const emailTaken = defineError(
  409,
  'auth.email-taken',
  'An account with this email already exists.',
);
export const confirmationUnknown = defineError(
  404,
  'auth.link-unknown',
  'This link is not valid any more. Please ask for a new one and use the newest mail.',
);
export const resetLinkUnknown = defineError(
  404,
  'auth.link-unknown',
  'This link was used or is too old. Please ask for a new one.',
);
export const wrongPassword = defineError(403, 'auth.wrong-password', 'This is not your password.');
export const sessionNotFound = defineError(
  404,
  'auth.session-not-found',
  'This session has ended already.',
);
