import { cn } from './cn.ts';

const leaf = 'M0 0C5-9 17-13 27-10 22-1 10 4 0 0ZM0 0C9-4 17-7 27-10';

const leaves = [
  { x: 42, y: 106, turn: -8, size: 1 },
  { x: 40, y: 96, turn: 218, size: 1.05 },
  { x: 44, y: 80, turn: -16, size: 0.95 },
  { x: 45, y: 68, turn: 208, size: 0.95 },
  { x: 50, y: 54, turn: -26, size: 0.8 },
  { x: 52, y: 44, turn: 196, size: 0.75 },
  { x: 58, y: 30, turn: -58, size: 0.7 },
];

/** A sprig in line, for empty states and quiet corners. */
export function Sprig({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 140"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('h-32 stroke-leaf', className)}
    >
      <path d="M38 134C36 106 42 62 58 30" />
      {leaves.map(({ x, y, turn, size }) => (
        <path key={y} d={leaf} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      ))}
    </svg>
  );
}
