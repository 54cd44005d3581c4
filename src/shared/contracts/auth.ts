import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, stripInvalidUnicode, timestamp } from './wire.ts';

export const user = z.object({
  id,
  email: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  createdAt: timestamp,
  isSample: z
    .boolean()
    .default(false)
    .describe('Whether it is an account for looking around, which is removed after a day.'),
});
export type User = z.infer<typeof user>;

export const email = z
  .string()
  .trim()
  .max(limits.email.max, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

/** A new password. Those from before this rule still sign in. */
export const password = z
  .string(`Password must be at least ${limits.newPassword.min} characters`)
  .min(limits.newPassword.min, `Password must be at least ${limits.newPassword.min} characters`)
  .max(limits.password.max, 'Password must be at most 256 characters')
  .regex(/^\P{Cc}*$/u, 'Password must not contain control characters');

export const signInBody = z.object({
  email,
  password: z
    .string('Password must be at least 6 characters')
    .min(limits.password.min, 'Password must be at least 6 characters')
    .max(limits.password.max, 'Password must be at most 256 characters'),
});
export type SignInBody = z.infer<typeof signInBody>;

/** On one line, as names are shown in mail headers and lists. */
const onOneLine = (text: string) =>
  stripInvalidUnicode(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

export const signUpBody = z.object({
  mode: z.literal('sign-up'),
  email,
  password,
  name: z
    .string('Name is required')
    .overwrite(onOneLine)
    .trim()
    .min(limits.userName.min, 'Name is required')
    .max(limits.userName.max, 'Name too long'),
});
export type SignUpBody = z.infer<typeof signUpBody>;

/** Restores a session; succeeds only with a valid session cookie of that user. */
export const restoreBody = z.object({
  id: z.string().min(1),
  email: z.string(),
  name: z.string().nullish(),
});
export type RestoreBody = z.infer<typeof restoreBody>;

export const sessionResponse = z.object({ user });

/** The token of the mailed link `/confirm-email/{token}`. */
export const confirmEmailBody = z.object({ token: z.string().min(1).max(300) });
