import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whom a mailed link is for; worth nothing once what it is bound to has changed, or after `expiresAt`. */
interface Link {
  userId: string;
  /** Of the account as it is now: its address, or its password's hash. */
  boundTo: string;
  expiresAt: Date;
}

const macBytes = 32;
const payload = z.tuple([z.uuid(), z.number()]);

/** Signs and reads the tokens of mailed links; nothing of them is stored. */
export function createLinkTokens({
  secret,
  purpose,
}: {
  secret: string;
  purpose: 'confirm-email' | 'reset-password';
}) {
  const sign = (body: Buffer, boundTo: string) =>
    createHmac('sha256', secret).update(`${purpose}\0`).update(body).update(boundTo).digest();

  return {
    create({ userId, boundTo, expiresAt }: Link): string {
      const body = Buffer.from(JSON.stringify([userId, expiresAt.getTime()]));
      return Buffer.concat([sign(body, boundTo), body]).toString('base64url');
    },

    /** Whom a token claims to be for, and whether that is so once their account is known. */
    read(token: string) {
      const bytes = Buffer.from(token, 'base64url');
      const body = bytes.subarray(macBytes);
      const [userId, expiresAt] = readPayload(body) ?? [];
      if (!userId || !expiresAt) return undefined;
      return {
        userId,
        isValid: (boundTo: string, now: Date) =>
          timingSafeEqual(bytes.subarray(0, macBytes), sign(body, boundTo)) &&
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
