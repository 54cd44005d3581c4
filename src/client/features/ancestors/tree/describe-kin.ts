import { joinNames } from '#client/platform/format.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import { lifeYears } from '../life-years.ts';
import { statusLabel } from '../status-badge.tsx';

/** Describes a person and their links in a few words. */
export function describeKin(family: readonly Ancestor[]): (one: Ancestor) => string {
  const byId = new Map(family.map((one) => [one.id, one]));
  const children = Map.groupBy(family, ({ parentId }) => parentId);
  return (one) => {
    const parent = byId.get(one.parentId ?? '');
    const second = byId.get(parent?.spouseId ?? '');
    const spouse = byId.get(one.spouseId ?? '');
    const ownChildren = [
      ...(children.get(one.id) ?? []),
      ...(spouse ? (children.get(spouse.id) ?? []) : []),
    ];
    const parents = [parent, second].flatMap((found) => found?.name ?? []);
    const facts = [
      [one.name, relationshipLabel(one.relationship), lifeYears(one), statusLabel(one.status)]
        .filter(Boolean)
        .join(', '),
      parents.length > 0 && `Child of ${joinNames(parents)}`,
      spouse && `Married to ${spouse.name}`,
      ownChildren.length > 0 && `Parent of ${joinNames(ownChildren.map(({ name }) => name))}`,
    ];
    return `${facts.filter(Boolean).join('. ')}.`;
  };
}
