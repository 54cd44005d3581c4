import { cn } from './cn.ts';

const pairs = [26, 44, 62, 80];

/** A twig laid across the page between two parts of it. */
export function BranchDivider({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('flex items-center gap-4 text-leaf', className)}>
      <span className="h-px grow bg-line" />
      <svg
        viewBox="0 0 112 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="h-8 w-28"
      >
        <path d="M6 17C34 13 74 20 100 16" />
        {pairs.map((x, index) => {
          const y = 15.4 + index * 0.5;
          return (
            <path
              key={x}
              d={`M${x} ${y}c2-7 8-10 14-9-2 6-8 9-14 9ZM${x - 6} ${y}c1 7 6 11 13 11-1-6-6-10-13-11Z`}
            />
          );
        })}
        <circle cx="104" cy="15.6" r="2.6" />
      </svg>
      <span className="h-px grow bg-line" />
    </div>
  );
}
