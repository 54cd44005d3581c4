import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { UploadRequest } from './storage.ts';
import { StorageError } from './storage-error.ts';

const claimsSchema = z.object({ k: z.string(), u: z.string(), m: z.number(), e: z.number() });

interface Dependencies {
  secret: string | Buffer;
  clock: Clock;
}

export interface UploadClaims {
  key: string;
  userId: string;
  maxBytes: number;
  expiresAt: Date;
}

/** Signs who may send how much to which key until when, so that nothing need be stored for an address. */
export function createUploadTokens({ secret, clock }: Dependencies) {
  // The prefix separates these signatures from others that are made with the same secret.
  const sign = (body: string) => createHmac('sha256', secret).update(`upload\n${body}`).digest();

  return {
    create({ key, userId, maxBytes, expiresInSeconds }: UploadRequest) {
      const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1000);
      const claims = { k: key, u: userId, m: maxBytes, e: expiresAt.getTime() };
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return { token: `${body}.${sign(body).toString('base64url')}`, expiresAt };
    },

    /** Throws `bad-upload-address` for any token that was not given for this key and user. */
    check(token: string, expected: { key: string; userId: string }): UploadClaims {
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw refused();
      const { k, u, m, e } = claimsSchema.parse(
        JSON.parse(Buffer.from(body, 'base64url').toString()),
      );
      if (k !== expected.key || u !== expected.userId) throw refused();
      if (e <= clock.now().getTime()) {
        throw new StorageError('upload-address-expired', 'This upload address has expired.');
      }
      return { key: k, userId: u, maxBytes: m, expiresAt: new Date(e) };
    },
  };
}

function refused() {
  return new StorageError('bad-upload-address', 'This upload address is not valid.');
}
