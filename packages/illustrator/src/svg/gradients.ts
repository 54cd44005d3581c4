import type { Extra } from './shapes.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Names from the content: equal gradients may share a name, different ones never do. */
function named(kind: string, attributes: string, list: readonly Stop[]) {
  const key = `${attributes}${stops(list)}`;
  let hash = 7;
  for (const letter of key) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const id = `g${hash.toString(36)}`;
  return { id, svg: `<${kind} id="${id}" ${attributes}>${stops(list)}</${kind}>` };
}

export interface Gradient {
  svg: string;
  fill: string;
}

/** From top to bottom; with `across`, from left to right. */
export function linear(list: readonly Stop[], across = false): Gradient {
  const { id, svg } = named(
    'linearGradient',
    across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"',
    list,
  );
  return { svg, fill: `url(#${id})` };
}

export function radial(list: readonly Stop[]): Gradient {
  const { id, svg } = named('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', list);
  return { svg, fill: `url(#${id})` };
}

/** A glow of light around a point. */
export function glow(
  x: number,
  y: number,
  r: number,
  colour: string,
  strength: number,
  extra?: Extra,
) {
  const gradient = radial([
    [0, colour, strength],
    [0.35, colour, strength * 0.55],
    [1, colour, 0],
  ]);
  const more = Object.entries(extra ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return `${gradient.svg}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${gradient.fill}"${more}/>`;
}
