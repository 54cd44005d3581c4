import { cn } from './cn.ts';

interface Point {
  x: number;
  y: number;
}

/** An SVG path that passes smoothly beside the given corners and closes on itself. */
function closedCurve(corners: readonly Point[]): string {
  const at = (index: number): Point => corners[index % corners.length] ?? { x: 0, y: 0 };
  const middle = (index: number) => {
    const [a, b] = [at(index), at(index + 1)];
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  };
  const curves = corners.map((_, index) => {
    const corner = at(index + 1);
    return `Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** One year's ring: a little uneven, as a tree grows. */
function ring(radius: number, seed: number): string {
  return closedCurve(
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI;
      const uneven = 1 + 0.035 * Math.sin(3 * angle + seed) + 0.02 * Math.cos(5 * angle + seed * 2);
      return {
        x: 100 + 4 * Math.sin(seed) + radius * uneven * Math.cos(angle),
        y: 100 + radius * uneven * Math.sin(angle),
      };
    }),
  );
}

const rings = [94, 86, 80, 70, 63, 53, 47, 37, 31, 21, 14, 6].map((radius, index) => ({
  radius,
  path: ring(radius, 0.4 + index * 0.13),
}));

/** A slice of wood, ring by ring. */
export function GrowthRings({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      fill="none"
      aria-hidden="true"
      className={cn('stroke-leaf', className)}
    >
      {rings.map(({ radius, path }, index) => (
        <path key={radius} d={path} strokeWidth={index % 3 === 0 ? 1.6 : 0.9} />
      ))}
    </svg>
  );
}
