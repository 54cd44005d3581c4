import { memo, type Ref } from 'react';
import type { TreeRow } from './tree-shape.ts';

/** The name of each row, at the left edge however far one pans; the canvas keeps them at their height. */
export const RowLabels = memo(function RowLabels(props: {
  rows: readonly TreeRow[];
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={props.ref} className="pointer-events-none absolute inset-0">
      {props.rows.map(({ generation, label, y }) => (
        <h2
          key={generation}
          id={rowLabelId(generation)}
          data-y={y}
          className="absolute top-0 left-2 w-fit transition-transform duration-200 will-change-transform rounded-full border border-line bg-paper px-3 py-1 font-semibold font-text text-ink-muted text-sm leading-snug tracking-normal"
        >
          {label}
        </h2>
      ))}
    </div>
  );
});

export function rowLabelId(generation: number): string {
  return `tree-row-${generation}`;
}
