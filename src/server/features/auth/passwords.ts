import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/platform/errors/app-error.ts';
import { commonPasswords } from './refused-passwords.ts';

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. Argon2id is this library's default.
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type HashPassword = (password: string) => Promise<string>;

export const hashPassword: HashPassword = (password) => hash(password, argon2id);

export const isPassword = (password: string, stored: string): Promise<boolean> =>
  verify(stored, password);

/** @throws AppError 400, beside that field, for a password that is among those that are tried first. */
export function assertUncommon(password: string, field: 'password' | 'newPassword'): void {
  if (!commonPasswords.has(password.toLowerCase()) && new Set(password).size > 3) return;
  const message = 'This password is easily guessed. Please choose another one.';
  throw new AppError(400, 'request.invalid', message, { issues: [{ path: field, message }] });
}
