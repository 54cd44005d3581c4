const heart =
  'M32 57C18.4 47.2 6 36.6 6 23.2 6 14.8 12.4 8.4 20.4 8.4c4.8 0 9.2 2.4 11.6 6.2 2.4-3.8 6.8-6.2 11.6-6.2 8 0 14.4 6.4 14.4 14.8C58 36.6 45.6 47.2 32 57Z';

/** Each ring is the heart grown smaller around a pith that lies a little off the middle, as in a tree. */
const rings = [0.8, 0.61, 0.43, 0.26];
const pith = { x: 30.5, y: 27 };

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <path d={heart} className="fill-primary" />
      <g className="stroke-on-primary" strokeLinejoin="round">
        {rings.map((scale) => (
          <path
            key={scale}
            d={heart}
            strokeWidth={2 / scale}
            opacity={0.55 + 0.45 * (1 - scale)}
            transform={`translate(${pith.x} ${pith.y}) scale(${scale}) translate(${-pith.x} ${-pith.y})`}
          />
        ))}
      </g>
      <circle cx={pith.x} cy={pith.y} r="2.2" className="fill-on-primary" />
    </svg>
  );
}
