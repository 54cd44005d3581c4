import { memo } from 'react';
import { type Box, boxesMeet, type TreeLink } from './tree-shape.ts';

const strokes = {
  parent: { width: 3, colour: 'stroke-leaf' },
  spouse: { width: 4, colour: 'stroke-amber' },
} as const;

/** The branches, behind the nodes; only those that cross what is drawn. */
export const TreeLinks = memo(function TreeLinks(props: { links: readonly TreeLink[]; part: Box }) {
  const { links, part } = props;
  return (
    <svg
      aria-hidden="true"
      width="1"
      height="1"
      fill="none"
      strokeLinecap="round"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
    >
      {links
        .filter(({ box }) => boxesMeet(box, part))
        .map(({ key, kind, implied, path }) => (
          <path
            key={key}
            d={path}
            data-link={kind}
            data-implied={implied || undefined}
            // Thin, not dotted: a long dotted curve takes many times as long to draw.
            strokeWidth={implied ? 1.75 : strokes[kind].width}
            className={implied ? 'stroke-line-strong' : strokes[kind].colour}
          />
        ))}
    </svg>
  );
});
