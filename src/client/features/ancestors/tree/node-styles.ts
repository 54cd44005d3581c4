/** The place of a node: its own small world to lay out and paint, moved by the tree's transform alone. */
export const nodeFrame =
  'absolute top-[-124px] left-0 h-[248px] rounded-lg transition-[translate] duration-200 [contain:layout_style]';

export const nodeLook =
  'flex flex-col items-center gap-1 border border-line bg-card p-2.5 pt-3 text-center';
