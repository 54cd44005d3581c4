import { memo } from 'react';
import { cn } from '#client/ui/cn.ts';
import { type Box, boxesMeet, type TreeLink } from './tree-shape.ts';

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
            strokeWidth={kind === 'spouse' ? 4 : 3}
            strokeDasharray={implied ? '1 9' : undefined}
            className={cn(kind === 'spouse' ? 'stroke-amber' : 'stroke-leaf')}
          />
        ))}
    </svg>
  );
});
