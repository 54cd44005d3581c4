import { Fragment } from 'react';

/** A relationship's label as it is stored, 'English / Português', each half in its own language. */
export function RelationshipWords({ label }: { label: string }) {
  const [english, portuguese] = label.split(' / ');
  if (!portuguese) return label;
  return (
    <Fragment>
      {english} / <span lang="pt">{portuguese}</span>
    </Fragment>
  );
}
