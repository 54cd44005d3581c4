import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. Argon2id is this library's default.
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type HashPassword = (password: string) => Promise<string>;

export const hashPassword: HashPassword = (password) => hash(password, argon2id);

export const isPassword = (password: string, stored: string): Promise<boolean> =>
  verify(stored, password);
