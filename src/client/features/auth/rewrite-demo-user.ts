import { storedUser } from '#client/platform/stored-user.ts';
import { demoUserId } from '#shared/demo-user.ts';
import { isUuid } from '#shared/is-uuid.ts';

/** Gives a user stored by an old demo build, whose id is no uuid, the one fixed id that opens nothing. */
export function rewriteDemoUser(): void {
  const stored = storedUser.find();
  if (stored && !isUuid(stored.id)) storedUser.save({ ...stored, id: demoUserId });
}
