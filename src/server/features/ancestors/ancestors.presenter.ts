import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { AncestorRow } from './ancestors.table.ts';

/** The address of an avatar; its last part changes with the picture, so that it can be cached. */
export function avatarUrl(row: Pick<AncestorRow, 'id' | 'avatarKey'>): string | null {
  if (!row.avatarKey) return null;
  const version = row.avatarKey.split('/').at(-1);
  return `/api/ancestors/${row.id}/avatar/${version}`;
}

export function presentAncestor(row: AncestorRow): Ancestor {
  const { avatarKey: _, consentedBy: __, ...shown } = row;
  return {
    ...shown,
    avatarUrl: avatarUrl(row),
    consentedAt: row.consentedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
