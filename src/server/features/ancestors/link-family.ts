import { cyclicLink, selfLink, unknownLink } from './ancestors.errors.ts';
import type { AncestorsRepository, AncestorValues } from './ancestors.repository.ts';
import type { AncestorRow } from './ancestors.table.ts';
import { findOwnAncestor } from './family-links.rules.ts';

type Links = { parentId?: string | null; spouseId?: string | null };

/**
 * Sets a person's parent and spouse, within a transaction that locks the family. Spouse links are stored on both sides.
 * @throws 400 for people of other families, for the person themselves, and for a cycle of ancestors.
 */
export async function linkFamily(
  family: AncestorsRepository,
  row: AncestorRow,
  links: Links,
  now: Date,
): Promise<AncestorRow> {
  const { userId, id } = row;
  const changes: AncestorValues = {};
  for (const link of ['parentId', 'spouseId'] as const) {
    const other = links[link];
    if (other === undefined || other === row[link]) continue;
    if (other === id) throw selfLink({ issues: [{ path: link, message: selfLink().message }] });
    if (other !== null && !(await family.find(userId, other)))
      throw unknownLink({ issues: [{ path: link, message: unknownLink().message }] });
    changes[link] = other;
  }
  if (Object.keys(changes).length === 0) return row;

  if (changes.spouseId !== undefined) {
    await family.unlinkSpousesOf(userId, id, changes.spouseId, now);
    if (changes.spouseId !== null)
      await family.update(userId, changes.spouseId, { spouseId: id, updatedAt: now });
  }
  const updated = await family.update(userId, id, { ...changes, updatedAt: row.updatedAt });
  if (findOwnAncestor(await family.listKin(userId))) throw cyclicLink();
  return updated ?? row;
}
