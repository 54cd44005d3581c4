import { memo } from 'react';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { describeKin } from './describe-kin.ts';
import { rowLabelId } from './row-labels.tsx';
import { isPerson, type TreeRow } from './tree-shape.ts';

interface TreeOutlineProps {
  rows: readonly TreeRow[];
  family: readonly Ancestor[];
}

/** The same tree in words, row by row, for those who do not see it. */
export const TreeOutline = memo(function TreeOutline({ rows, family }: TreeOutlineProps) {
  const inWords = describeKin(family);
  return (
    <section aria-label="The family tree in words" className="sr-only">
      <ul>
        {rows.map(({ generation, nodes }) => (
          <li key={generation} aria-labelledby={rowLabelId(generation)}>
            <ul aria-labelledby={rowLabelId(generation)}>
              {generation === 0 && <li>You are in this generation.</li>}
              {nodes.filter(isPerson).map(({ key, ancestor }) => (
                <li key={key}>{inWords(ancestor)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
});
