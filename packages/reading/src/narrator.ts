import { type Gender, type KinKind, kindOf } from './kin-relations.ts';
import type { KinStatement } from './kin-statements.ts';

/** Who tells a story: the person, or a relative, and what that one is to the person where the stories tell. */
export type Narrator = { is: 'person' } | { is: 'relative'; kind: KinKind | undefined };

/**
 * What one who tells stories of the person is to them. The words for a parent, grandparent or spouse of the person's
 * gender are counted: one who says 'Dad' more often than 'Pop' is a child.
 *
 * @param kin what is read in all the stories of that teller
 */
export function kindOfTeller(kin: readonly KinStatement[], gender: Gender): KinKind | undefined {
  const counts = { parent: 0, grandparent: 0, spouse: 0 };
  for (const statement of kin) {
    const kind = kindOf(statement.relation);
    // 'Grandpa Hale' is told from the one who is only 'Grandpa'.
    if (statement.owner.by !== 'narrator' || statement.name || statement.gender !== gender)
      continue;
    if (kind === 'parent' || kind === 'grandparent' || kind === 'spouse') counts[kind] += 1;
  }
  const { parent, grandparent, spouse } = counts;
  if (parent > grandparent && parent > spouse) return 'child';
  if (grandparent > parent && grandparent > spouse) return 'grandchild';
  return spouse > 0 ? 'spouse' : undefined;
}

/** Whom the person speaks to as 'you' when they say 'your mother' or 'a vó de vocês' of the one they married. */
export type Audience = 'child' | 'grandchild';

/**
 * The audience of the person's own stories, by what the spouse is called in them; undefined where nothing tells.
 *
 * @param kin what is read in the person's own stories
 */
export function findAudience(kin: readonly KinStatement[], gender: Gender): Audience | undefined {
  const counts = { parent: 0, grandparent: 0 };
  for (const statement of kin) {
    const kind = kindOf(statement.relation);
    if (statement.owner.by !== 'listener' || !gender || statement.gender === gender) continue;
    if (kind === 'parent' || kind === 'grandparent') counts[kind] += 1;
  }
  if (counts.parent === counts.grandparent) return undefined;
  return counts.parent > counts.grandparent ? 'child' : 'grandchild';
}
