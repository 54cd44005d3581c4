import { joinNames } from '#client/platform/format.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

export interface UnlinkNoticeProps {
  ancestor: Ancestor;
  family: readonly Ancestor[];
}

/** What is deleted with a person, and which relatives lose a link. Inline: it stands in a paragraph. */
export function UnlinkNotice({ ancestor, family }: UnlinkNoticeProps) {
  const children = listChildren(family, ancestor.id).map(({ name }) => name);
  const spouse = findSpouse(family, ancestor.id)?.name;
  return (
    <span className="grid gap-2.5">
      <span>
        Everything kept about {ancestor.name} goes for good: what you taught, your conversations,
        their files and picture. This cannot be undone.
      </span>
      {children.length > 0 && (
        <span>
          {joinNames(children)} {children.length === 1 ? 'stays' : 'stay'} in your family, but
          without {ancestor.name} as a parent.
        </span>
      )}
      {spouse && (
        <span>
          {spouse} stays in your family, but without {ancestor.name} as a spouse.
        </span>
      )}
    </span>
  );
}

/** Those whose parent link names this person. */
function listChildren(family: readonly Ancestor[], id: string): Ancestor[] {
  return family.filter((one) => one.parentId === id);
}

/** The person that this one is married to; the server keeps the link on both sides. */
function findSpouse(family: readonly Ancestor[], id: string): Ancestor | undefined {
  return family.find((one) => one.spouseId === id);
}
