import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whose address is confirmed by a mailed link; worth nothing for another address or after `expiresAt`. */
interface Confirmation {
  userId: string;
  email: string;
  expiresAt: Date;
}

const macBytes = 32;
const payload = z.tuple([z.uuid(), z.number()]);

/** Signs and reads the tokens of confirmation links; nothing of them is stored. */
export function createConfirmationTokens({ secret }: { secret: string }) {
  const sign = (body: Buffer, email: string) =>
    createHmac('sha256', secret).update('confirm-email\0').update(body).update(email).digest();

  return {
    create({ userId, email, expiresAt }: Confirmation): string {
      const body = Buffer.from(JSON.stringify([userId, expiresAt.getTime()]));
      return Buffer.concat([sign(body, email), body]).toString('base64url');
    },

    /** Whom a token claims to be of, and whether that is so once the person's address is known. */
    read(token: string) {
      const bytes = Buffer.from(token, 'base64url');
      const body = bytes.subarray(macBytes);
      const [userId, expiresAt] = readPayload(body) ?? [];
      if (!userId || !expiresAt) return undefined;
      return {
        userId,
        isValid: (email: string, now: Date) =>
          timingSafeEqual(bytes.subarray(0, macBytes), sign(body, email)) &&
          expiresAt > now.getTime(),
      };
    },
  };
}

function readPayload(body: Buffer) {
  try {
    return payload.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}
