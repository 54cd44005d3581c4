import { closedCurve } from './closed-curve.ts';

const corners = 44;

/** A curve between a heart (`heart` = 1) and a circle (0) around a middle `down` the picture. */
function ring(size: number, heart: number, down: number): string {
  return closedCurve(
    Array.from({ length: corners }, (_, index) => {
      const turn = ((index + 0.5) / corners) * 2 * Math.PI;
      const heartX = Math.sin(turn) ** 3 * 1.02;
      const heartY =
        -(
          13 * Math.cos(turn) -
          5 * Math.cos(2 * turn) -
          2 * Math.cos(3 * turn) -
          Math.cos(4 * turn)
        ) / 16;
      const x = heart * heartX + (1 - heart) * 0.8 * Math.sin(turn);
      const y = heart * heartY - (1 - heart) * (0.8 * Math.cos(turn) + 0.06);
      return { x: 32 + size * x, y: down + size * y };
    }),
  );
}

const outline = ring(28, 1, 29.5);
/** Growth rings: the heart of the first years is round, and takes its shape as it grows. */
const rings = [
  ring(21, 0.93, 30.6),
  ring(15.5, 0.78, 32.3),
  ring(10.5, 0.5, 34.2),
  ring(5.5, 0.1, 34.8),
];

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <path d={outline} className="fill-primary" />
      <g className="stroke-on-primary" strokeWidth="1.6">
        {rings.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <circle cx="32" cy="34.6" r="1.5" className="fill-on-primary" />
    </svg>
  );
}
