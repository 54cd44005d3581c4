import { cn } from './cn.ts';

/** A young tree over its ring of earth: for beginnings, and for an empty tree. */
export function Sapling({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 150"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('h-32 stroke-leaf', className)}
    >
      <g className="stroke-amber">
        <path d="M20 132c20-7 100-7 120 0" />
        <path d="M40 138c16-4 64-4 80 0M60 144c10-2 30-2 40 0" strokeWidth="1.3" />
      </g>
      <path d="M80 128c-1-30 0-56 1-84M80 100c-8-14-18-20-28-24M81 84c8-13 18-19 28-22M80 66c-5-8-10-12-17-15" />
      <path d="M52 76c-14 3-24-3-29-13 12-4 24 1 29 13ZM52 76c-8-6-18-10-29-13" />
      <path d="M109 62c14 2 23-4 28-14-12-4-23 2-28 14ZM109 62c8-6 17-11 28-14" />
      <path d="M63 51c-10-1-17-8-18-18 10 0 17 8 18 18ZM63 51c-5-7-11-13-18-18" />
      <path d="M81 44c-9-9-9-22 0-32 9 10 9 23 0 32ZM81 44V12" />
    </svg>
  );
}
