import { v7 as newId } from 'uuid';
import { ancestors } from '#server/features/ancestors/ancestors.table.ts';
import { users } from '#server/features/auth/auth.table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Somebody to teach: an ancestor of a new account, without the routes. */
export async function addTaughtAncestor(db: Database): Promise<string> {
  const now = new Date();
  const userId = newId();
  const id = newId();
  await db.insert(users).values({
    id: userId,
    email: `${userId}@example.org`,
    name: 'Somebody',
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  await db
    .insert(ancestors)
    .values({ id, userId, name: 'Somebody', createdAt: now, updatedAt: now });
  return id;
}
