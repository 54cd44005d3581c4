import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Needs } from '#server/platform/platform.ts';

const cookieName = 'heartwood-device';
const year = 365 * 24 * 60 * 60;

/**
 * Marks a browser in which the account's owner has proven to be that: by signing in, or by a mailed link. Its attempts
 * to sign in are counted apart from those of strangers. It gives no access.
 */
export function createKnownDevices({ secret, publicUrl }: Needs<'secret' | 'publicUrl'>) {
  const sign = (userId: string, device: string) =>
    createHmac('sha256', secret).update(`known-device\0${userId}\0${device}`).digest('base64url');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';

  return {
    /** The `Set-Cookie` that marks a browser. */
    mark(userId: string): string {
      const device = randomBytes(16).toString('base64url');
      const value = `${device}.${sign(userId, device)}`;
      return `${cookieName}=${value}; Max-Age=${year}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
    },

    /** The device's id, if the Cookie header has the mark of this very user. */
    find(cookie: string | undefined, userId: string): string | undefined {
      const [, device = '', given = ''] =
        /(?:^|; ?)heartwood-device=([\w-]{22})\.([\w-]{43})(?:;|$)/.exec(cookie ?? '') ?? [];
      const [a, b] = [Buffer.from(given), Buffer.from(sign(userId, device))];
      return a.length === b.length && timingSafeEqual(a, b) ? device : undefined;
    },
  };
}
