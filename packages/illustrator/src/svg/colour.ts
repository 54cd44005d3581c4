/** Red, green and blue of '#rrggbb', 0 to 255. */
function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const join = (red: number, green: number, blue: number) =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Between two colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b, c] = channels(first);
  const [x, y, z] = channels(second);
  return join(a + (x - a) * share, b + (y - b) * share, c + (z - c) * share);
}

export const darker = (colour: string, share: number) => mix(colour, '#1d1420', share);
export const lighter = (colour: string, share: number) => mix(colour, '#fffaf0', share);

/** A colour under a coloured light, as a filter in front of a lens would make it. */
function under(colour: string, light: string): string {
  const [a, b, c] = channels(colour);
  const [x, y, z] = channels(light);
  return join((a * x) / 255, (b * y) / 255, (c * z) / 255);
}

/** A drawing under a coloured light: each of its colours is changed, instead of laying a grey veil over it. */
export function lit(svg: string, light: string | undefined): string {
  if (!light || light === '#ffffff') return svg;
  return svg
    .replace(/#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])/gi, '#$1$1$2$2$3$3')
    .replace(/#[0-9a-f]{6}/gi, (colour) => under(colour, light))
    .replace(/(id="|url\(#)(g[0-9a-z]+)/g, `$1$2${light.slice(1)}`);
}

/** A drawing that gives light itself, such as the sky or a lamp: its colours are written so that `lit` leaves them. */
export const ownLight = (svg: string) =>
  svg.replace(
    /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/gi,
    (_, red: string, green: string, blue: string) =>
      `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(',')})`,
  );
