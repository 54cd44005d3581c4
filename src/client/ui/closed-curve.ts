export interface Point {
  x: number;
  y: number;
}

/** An SVG path that passes smoothly beside the given corners and closes on itself. */
export function closedCurve(corners: readonly Point[]): string {
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
