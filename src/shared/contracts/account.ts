import { z } from 'zod';
import { email, password, signUpBody, user } from './auth.ts';
import { id, timestamp } from './wire.ts';

const currentPassword = z.string('Please give your password').min(1, 'Please give your password');

/** Another address needs the password. */
export const updateAccountBody = z
  .object({
    name: signUpBody.shape.name.optional(),
    email: email.optional(),
    password: z.string().optional(),
  })
  .refine((body) => body.email === undefined || body.password, {
    path: ['password'],
    message: 'Please give your password',
  });
export type UpdateAccountBody = z.input<typeof updateAccountBody>;

export const account = user.extend({
  emailVerified: z.boolean().describe('Whether the address was confirmed by a mailed link.'),
});
export type Account = z.infer<typeof account>;

export const changePasswordBody = z.object({ password: currentPassword, newPassword: password });

export const forgotPasswordBody = z.object({ email });
/** The token of the mailed link `/reset-password/{token}`. */
export const resetPasswordBody = z.object({ token: z.string().min(1).max(300), password });

export const session = z.object({
  id,
  isCurrent: z.boolean(),
  address: z.string().nullable(),
  browser: z.string().nullable().describe('As the browser names itself.'),
  createdAt: timestamp,
  lastSeenAt: timestamp,
});
export type Session = z.infer<typeof session>;

/** What is lost when an account is deleted, shown before that. */
export const accountEnding = z.object({
  undeliveredVaults: z.array(
    z.object({ title: z.string(), unlockDate: timestamp, recipients: z.int() }),
  ),
});
export type AccountEnding = z.infer<typeof accountEnding>;

/** The form of a user with a password; a sample account has none. */
export const deleteAccountBody = z.object({ password: currentPassword });
