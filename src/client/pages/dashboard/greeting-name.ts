import type { StoredUser } from '#client/platform/stored-user.ts';

/** A user's name, or the part of their e-mail before the @ sign. */
export function greetingName({ name, email }: Pick<StoredUser, 'name' | 'email'>): string {
  return name.trim() || (email.split('@')[0] ?? email);
}
