import { storedUser } from '#client/platform/stored-user.ts';
import { id } from '#shared/contracts/wire.ts';
import { demoUserId } from '#shared/demo-user.ts';

/** Gives a user stored by an old demo build, whose id is no uuid, the one fixed id that opens nothing. */
export function rewriteDemoUser(): void {
  const stored = storedUser.find();
  if (stored && !id.safeParse(stored.id).success) storedUser.save({ ...stored, id: demoUserId });
}
